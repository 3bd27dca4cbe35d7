/**
 * N-Queens (matrix): N queens on the board as a matrix of 0 and 1, where that is possible.
 *
 * In      N (1 ≤ N ≤ 10)
 * Out     YES and N lines of N numbers, 1 for a queen; or NO
 * Idea    an explicit placement by the remainder of N modulo 6; only N = 2 and N = 3 have none
 * Time    O(N²), all of it for writing
 * Space   O(N)
 * Source  HackerEarth, "N-Queens"
 *
 * columns    columns[row] = column of its queen, from 0
 */

import { runProgram } from "../../lib/io/run-program";
import { Scanner } from "../../lib/io/scanner";
import { Writer } from "../../lib/io/writer";
import { queensPlacement } from "../../lib/queens/queens-placement";
import { bounds } from "./problem";

export function solve(input: Uint8Array): Uint8Array {
  const n = new Scanner(input).intIn(1, bounds.maxN, "N");
  const columns = queensPlacement(n);
  const writer = new Writer();
  if (!columns) return writer.text("NO\n").result();
  writer.text("YES\n");
  for (const queen of columns) {
    const squares = Array.from({ length: n }, (_, column) => (column === queen ? 1 : 0));
    writer.text(squares.join(" ")).newline();
  }
  return writer.result();
}

if (require.main === module) runProgram(solve);
