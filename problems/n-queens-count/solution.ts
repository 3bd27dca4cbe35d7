/**
 * N Queens, Count: the number of ways to place N queens of which none attacks another.
 *
 * In      N (1 ≤ N ≤ 14)
 * Out     the number of placements
 * Idea    row by row, with columns and diagonals as bits; the first queen stands on one half of its row
 * Time    N = 12 9 ms, 14 0.12 s
 * Space   O(N)
 * Source  Eolymp 2712, with a larger N; OEIS A000170
 *
 * n    queens: 8 gives 92
 */

import { runProgram } from "../../lib/io/run-program";
import { Scanner } from "../../lib/io/scanner";
import { Writer } from "../../lib/io/writer";
import { queensCount } from "../../lib/queens/queens-count";
import { bounds } from "./problem";

export function solve(input: Uint8Array): Uint8Array {
  const n = new Scanner(input).intIn(1, bounds.maxN, "N");
  return new Writer().int(queensCount(n)).newline().result();
}

if (require.main === module) runProgram(solve);
