/**
 * Stones: who wins when a move takes a number of stones out of a given set from one pile.
 *
 * In      N K, then the N numbers of the set in ascending order
 * Out     First or Second
 * Idea    a pile is won where some move leads to a lost one; lost piles have the Grundy number 0
 * Time    O(N · K)
 * Space   O(K)
 * Source  AtCoder Educational DP Contest K
 *
 * moves    the set: {2, 3}
 */

import { subtractionNumbers } from "../../lib/game/subtraction-game";
import { runProgram } from "../../lib/io/run-program";
import { Scanner } from "../../lib/io/scanner";
import { Writer } from "../../lib/io/writer";
import { bounds } from "./problem";

export function solve(input: Uint8Array): Uint8Array {
  const scanner = new Scanner(input);
  const count = scanner.intIn(1, bounds.maxMoves, "N");
  const stones = scanner.intIn(1, bounds.maxStones, "K");
  const moves = Int32Array.from({ length: count }, () => scanner.intIn(1, stones, "a move"));
  const lost = subtractionNumbers(moves, stones + 1)[stones] === 0;
  return new Writer().text(lost ? "Second\n" : "First\n").result();
}

if (require.main === module) runProgram(solve);
