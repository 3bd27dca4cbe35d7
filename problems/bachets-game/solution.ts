/**
 * Bachet's Game: who takes the last stone when a move takes a number out of a given set.
 *
 * In      lines to the end of the input: n stones, m, then the m numbers of the set, 1 among them
 * Out     Stan wins (he moves first) or Ollie wins, a line for each
 * Idea    where the moves are small the Grundy numbers soon become periodic, and the proven period
 *         answers any n; where they are large, each lost number marks the numbers one move above it as won
 * Time    O(period · m) for small moves, O(n + lost numbers · m) for large ones
 * Space   O(n)
 * Source  Kattis bachetsgame, UVa 10404
 *
 * moves    the set: {1, 3, 8}
 * won      won[count] = 1 where the player to move wins
 */

import { SubtractionGame } from "../../lib/game/subtraction-game";
import { runProgram } from "../../lib/io/run-program";
import { Scanner } from "../../lib/io/scanner";
import { Writer } from "../../lib/io/writer";
import { bounds } from "./problem";

const SMALL_MOVE = 15; // every set of moves up to it has a period within 173 sizes (all sets were tried)

export function solve(input: Uint8Array): Uint8Array {
  const scanner = new Scanner(input);
  const writer = new Writer();
  while (scanner.hasNext()) {
    const stones = scanner.intIn(1, bounds.maxStones, "n");
    const moves = Int32Array.from({ length: scanner.intIn(1, bounds.maxMoves, "m") }, () =>
      scanner.intIn(1, bounds.maxStones, "a move"),
    ).sort();
    const small = moves[moves.length - 1]! <= SMALL_MOVE;
    const wins = small
      ? new SubtractionGame(moves).number(stones) > 0
      : winsFromBelow(stones, moves);
    writer.text(wins ? "Stan wins\n" : "Ollie wins\n");
  }
  return writer.result();
}

function winsFromBelow(stones: number, moves: Int32Array): boolean {
  const won = new Uint8Array(stones + 1);
  for (let count = 0; count < stones; count++) {
    if (won[count] === 1) continue;
    for (let at = 0; at < moves.length && count + moves[at]! <= stones; at++) {
      won[count + moves[at]!] = 1;
    }
  }
  return won[stones] === 1;
}

if (require.main === module) runProgram(solve);
