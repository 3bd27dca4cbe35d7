/**
 * Queens: whether N queens on an N × N board do not attack each other.
 *
 * In      N (1 ≤ N ≤ 5,000), then N lines "x y"
 * Out     CORRECT or INCORRECT
 * Idea    if every queen has a column of its own, the columns index the rows; then no row or diagonal may
 *         come twice
 * Time    O(N)
 * Space   O(N)
 * Source  Kattis queens
 *
 * rows    rows[x] = y of the queen in column x, -1 for none yet; coordinates may begin at 0 or at 1
 */

import { runProgram } from "../../lib/io/run-program";
import { Scanner } from "../../lib/io/scanner";
import { Writer } from "../../lib/io/writer";
import { isQueensPlacement } from "../../lib/queens/queens-conflicts";
import { bounds } from "./problem";

export function solve(input: Uint8Array): Uint8Array {
  const scanner = new Scanner(input);
  const n = scanner.intIn(1, bounds.maxN, "N");
  const xs = new Int32Array(n);
  const ys = new Int32Array(n);
  let base = 1;
  for (let queen = 0; queen < n; queen++) {
    xs[queen] = scanner.intIn(0, n, "x");
    ys[queen] = scanner.intIn(0, n, "y");
    if (xs[queen] === 0 || ys[queen] === 0) base = 0;
  }
  const rows = new Int32Array(n).fill(-1);
  let alone = true;
  for (let queen = 0; queen < n; queen++) {
    const column = xs[queen]! - base;
    if (rows[column] !== -1) alone = false;
    rows[column] = ys[queen]! - base;
  }
  const correct = alone && isQueensPlacement(rows);
  return new Writer().text(correct ? "CORRECT\n" : "INCORRECT\n").result();
}

if (require.main === module) runProgram(solve);
