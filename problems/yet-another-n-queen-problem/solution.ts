/**
 * Yet Another N-Queen Problem: placements that contain the given queens, for many boards.
 *
 * In      lines "N c1 … cN" to the end of the input (N ≤ 50): the queen of row i stands in column ci,
 *         0 where that row is free
 * Out     a line for each board: the columns of a placement that keeps the given queens
 * Idea    always fill the row or column that has the fewest free squares; restart in another order when
 *         that takes too long
 * Time    about 0.1 ms a board of 50
 * Space   O(N²)
 * Source  SPOJ NQUEEN
 *
 * columns    columns[row] = column of its queen from 0, -1 for none
 */

import { runProgram } from "../../lib/io/run-program";
import { Scanner } from "../../lib/io/scanner";
import { Writer } from "../../lib/io/writer";
import { queensCompletion } from "../../lib/queens/queens-completion";
import { bounds } from "./problem";

export function solve(input: Uint8Array): Uint8Array {
  const scanner = new Scanner(input);
  const writer = new Writer();
  while (scanner.hasNext()) {
    const start = scanner.at;
    const n = scanner.intIn(1, bounds.maxN, "N");
    const columns = Int32Array.from({ length: n }, () => scanner.intIn(0, n, "a column") - 1);
    const completed = queensCompletion(columns);
    if (!completed) return scanner.fail("queens that can be completed", start);
    completed.forEach((column, row) => {
      if (row > 0) writer.space();
      writer.int(column + 1);
    });
    writer.newline();
  }
  return writer.result();
}

if (require.main === module) runProgram(solve);
