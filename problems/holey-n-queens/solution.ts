/**
 * Holey N-Queens: placements of N queens on a board with holes, for many boards.
 *
 * In      boards to a line "0 0": N and M (3 ≤ N ≤ 12, 0 ≤ M ≤ N²), then M lines "row column" of holes
 * Out     for each board the number of placements with no queen on a hole and none attacking another
 * Idea    row by row, with columns, both diagonals and holes as bit sets
 * Time    0.9 million search nodes for an empty board of 12
 * Space   O(N)
 * Source  Kattis holeynqueensbatman
 *
 * free    free[row] has bit c set where the square of column c is no hole
 */
import { countQueensOn } from "../../lib/queens-count";
import { runProgram } from "../../lib/run-program";
import { Scanner } from "../../lib/scanner";
import { Writer } from "../../lib/writer";

const MAX_N = 12;

export function solve(input: Uint8Array): Uint8Array {
  const scanner = new Scanner(input);
  const writer = new Writer();
  while (scanner.hasNext()) {
    const n = scanner.intIn(0, MAX_N, "N");
    const holes = scanner.intIn(0, n * n, "M");
    if (n === 0) break;
    const free = new Int32Array(n).fill(2 ** n - 1);
    for (let hole = 0; hole < holes; hole++) {
      const row = scanner.intIn(0, n - 1, "a row");
      const column = scanner.intIn(0, n - 1, "a column");
      free[row]! &= ~(1 << column);
    }
    writer.int(countQueensOn(free)).newline();
  }
  return writer.result();
}

if (require.main === module) runProgram(solve);
