/**
 * Checker Challenge: the first three placements of N queens in order, and how many there are.
 *
 * In      N (6 ≤ N ≤ 13)
 * Out     the first three placements, a line each, as the column in each row; then the number of all
 *         placements
 * Idea    a search in lexicographic order stops after three placements; a search with bit sets counts all
 * Time    N = 13 20 ms
 * Space   O(N)
 * Source  Luogu P1219, USACO Training "Checker Challenge"
 *
 * columns    columns[row] = column of its queen, from 0
 */

import { runProgram } from "../../lib/io/run-program";
import { Scanner } from "../../lib/io/scanner";
import { Writer } from "../../lib/io/writer";
import { queensAll } from "../../lib/queens/queens-all";
import { queensCount } from "../../lib/queens/queens-count";
import { bounds } from "./problem";

const SHOWN = 3;

export function solve(input: Uint8Array): Uint8Array {
  const n = new Scanner(input).intIn(bounds.minN, bounds.maxN, "N");
  const writer = new Writer();
  let shown = 0;
  queensAll(n, (columns) => {
    columns.forEach((column, row) => {
      if (row > 0) writer.space();
      writer.int(column + 1);
    });
    writer.newline();
    return ++shown < SHOWN;
  });
  return writer.int(queensCount(n)).newline().result();
}

if (require.main === module) runProgram(solve);
