/**
 * N Queens, Count: the number of ways to place N queens of which none attacks another.
 *
 * In      N (1 ≤ N ≤ 16)
 * Out     the number of placements
 * Idea    up to 13 a search with bit sets; from 14 on the middle rows are filled first, then all upper and
 *         lower halves are listed by the columns they use, and halves without a common diagonal are joined
 * Time    N = 12 4 ms, 16 0.7 s; queensCount goes on: 17 5 s, 18 36 s
 * Space   8 bytes a half placement: 8 MB for N = 16
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
