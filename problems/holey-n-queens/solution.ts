/**
 * Holey N-Queens: placements of N queens on a board with holes, for many boards.
 *
 * In      boards to a line "0 0": N and M (3 ≤ N ≤ 12, 0 ≤ M ≤ N²), then M lines "row column" of holes
 * Out     for each board the number of placements with no queen on a hole and none attacking another
 * Idea    all placements of N queens are listed once; each square has a bit set of the placements that use
 *         it. Each hole removes its set; the rest is counted
 * Time    60 ms to list the placements of 12 queens, then 14,200 · M / 32 steps a board
 * Space   N² sets of placements: 0.25 MB for N = 12
 * Source  Kattis holeynqueensbatman
 *
 * users[row * n + column]   the placements with a queen on that square, numbered from 0
 */

import { runProgram } from "../../lib/io/run-program";
import { Scanner } from "../../lib/io/scanner";
import { Writer } from "../../lib/io/writer";
import { queensAll } from "../../lib/queens/queens-all";
import { Bitset, unite } from "../../lib/structure/bitset";
import { bounds } from "./problem";

export function solve(input: Uint8Array): Uint8Array {
  const scanner = new Scanner(input);
  const writer = new Writer();
  const usersBySize: Bitset[][] = [];
  while (scanner.hasNext()) {
    const n = scanner.intIn(0, bounds.maxN, "N");
    const holes = scanner.intIn(0, n * n, "M");
    if (n === 0) break;
    usersBySize[n] ??= usersOfSquares(n);
    const users = usersBySize[n]!;
    const { size } = users[0]!;
    const lost = new Bitset(size);
    for (let hole = 0; hole < holes; hole++) {
      const row = scanner.intIn(0, n - 1, "a row");
      const column = scanner.intIn(0, n - 1, "a column");
      unite(lost, users[row * n + column]!);
    }
    writer.int(size - lost.count()).newline();
  }
  return writer.result();
}

function usersOfSquares(n: number): Bitset[] {
  const placements: Int32Array[] = [];
  queensAll(n, (rows) => placements.push(rows.slice()));
  const users = Array.from({ length: n * n }, () => new Bitset(placements.length));
  placements.forEach((rows, placement) => {
    for (let column = 0; column < n; column++) users[rows[column]! * n + column]!.add(placement);
  });
  return users;
}

if (require.main === module) runProgram(solve);
