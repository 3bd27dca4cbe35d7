/**
 * One Coin on a Chessboard: who wins when the players move one coin in turn and the player who cannot move
 * loses.
 *
 * In      t, then t lines "x y", 1 ≤ x, y ≤ 15
 * Out     First or Second, a line for each: who makes the last move
 * Idea    a square is won where some move leads to a lost one; its Grundy number is 0 exactly where it is
 *         lost
 * Time    O(15² · 4) once, O(1) a test
 * Space   O(15²)
 * Source  HackerRank a-chessboard-game-1
 *
 * NUMBERS   NUMBERS[(x - 1) * 15 + y - 1] = Grundy number of the square
 */
import { COIN_STEPS } from "../../lib/game/coin-number";
import { gridGrundy } from "../../lib/game/grid-grundy";
import { runProgram } from "../../lib/io/run-program";
import { Scanner } from "../../lib/io/scanner";
import { Writer } from "../../lib/io/writer";
import { bounds } from "./problem";

const SIDE = bounds.side;
const NUMBERS = gridGrundy(SIDE, SIDE, COIN_STEPS);

export function solve(input: Uint8Array): Uint8Array {
  const scanner = new Scanner(input);
  const writer = new Writer();
  const tests = scanner.intIn(1, bounds.maxTests, "t");
  for (let test = 0; test < tests; test++) {
    const x = scanner.intIn(1, SIDE, "x");
    const y = scanner.intIn(1, SIDE, "y");
    writer.text(NUMBERS[(x - 1) * SIDE + y - 1] === 0 ? "Second\n" : "First\n");
  }
  return writer.result();
}

if (require.main === module) runProgram(solve);
