/**
 * Coins on a Chessboard: who wins when a move takes one of k coins two squares one way, one another.
 *
 * In      T; each test k, then k lines "x y", 1 ≤ x, y ≤ 15; squares may hold several coins
 * Out     First or Second, a line for each test: who makes the last move
 * Idea    coins do not hinder each other, so the game is the sum of k games with one coin; each
 *         counts as its Grundy number, and the XOR is zero exactly where the player to move loses
 * Time    O(15² · 4) once, then O(1) a coin
 * Space   O(15²)
 * Source  HackerRank chessboard-game-again-1
 *
 * cell      (x - 1) * 15 + (y - 1)
 * NUMBERS   NUMBERS[cell] = Grundy number of a coin there: 0 … 4
 */
import { gridMoves } from "../../lib/grid-moves";
import { grundy } from "../../lib/grundy";
import { runProgram } from "../../lib/run-program";
import { Scanner } from "../../lib/scanner";
import { Writer } from "../../lib/writer";

const SIDE = 15;
const STEPS = [
  { rows: -2, columns: 1 },
  { rows: -2, columns: -1 },
  { rows: 1, columns: -2 },
  { rows: -1, columns: -2 },
];
const NUMBERS = grundy(SIDE * SIDE, gridMoves(SIDE, SIDE, STEPS));

export function solve(input: Uint8Array): Uint8Array {
  const scanner = new Scanner(input);
  const writer = new Writer();
  const tests = scanner.hasNext() ? scanner.int() : 0;
  for (let test = 0; test < tests; test++) {
    const coins = scanner.int();
    let sum = 0;
    for (let coin = 0; coin < coins; coin++) {
      const x = scanner.intIn(1, SIDE, "x");
      const y = scanner.intIn(1, SIDE, "y");
      sum ^= NUMBERS[(x - 1) * SIDE + y - 1]!;
    }
    writer.text(sum === 0 ? "Second\n" : "First\n");
  }
  return writer.result();
}

if (require.main === module) runProgram(solve);
