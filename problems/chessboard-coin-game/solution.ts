/**
 * Coins on a Chessboard: who wins when a move takes one of k coins two squares in one direction and one in
 * the other.
 *
 * In      T; each test k, then k lines "x y", 1 ≤ x, y ≤ 15; squares may hold several coins
 * Out     First or Second, a line for each test: who makes the last move
 * Idea    coins do not block each other, so the game is the sum of k games with one coin; the XOR of their
 *         Grundy numbers is zero exactly where the player to move loses
 * Time    O(15² · 4) once, then O(1) a coin
 * Space   O(15²)
 * Source  HackerRank chessboard-game-again-1
 *
 * cell      (x - 1) * 15 + (y - 1)
 * squares   x and y of up to CHUNK coins, read at once
 * NUMBERS   NUMBERS[cell] = Grundy number of a coin there: 0 … 4
 */

import { grundy } from "../../lib/game/grundy";
import { gridMoves } from "../../lib/grid/grid-moves";
import { intsIn } from "../../lib/io/ints-in";
import { runProgram } from "../../lib/io/run-program";
import { Scanner } from "../../lib/io/scanner";
import { Writer } from "../../lib/io/writer";
import { bounds } from "./problem";

const SIDE = bounds.side;
const CHUNK = 500;
const MOST = 1e9; // more than any input can hold
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
  const squares = new Int32Array(2 * CHUNK);
  const tests = scanner.hasNext() ? scanner.intIn(0, MOST, "T") : 0;
  for (let test = 0; test < tests; test++) {
    let sum = 0;
    for (let left = scanner.intIn(0, MOST, "k"); left > 0; left -= CHUNK) {
      const coins = Math.min(left, CHUNK);
      intsIn(scanner, squares, 2 * coins, 1, SIDE, "x and y");
      sum ^= sumOf(squares, coins);
    }
    writer.text(sum === 0 ? "Second\n" : "First\n");
  }
  return writer.result();
}

/** The XOR of the coins' Grundy numbers. */
function sumOf(squares: Int32Array, coins: number): number {
  let sum = 0;
  for (let at = 0; at < 2 * coins; at += 2) {
    sum ^= NUMBERS[(squares[at]! - 1) * SIDE + squares[at + 1]! - 1]!;
  }
  return sum;
}

if (require.main === module) runProgram(solve);
