/**
 * The Sultan's Successors: the largest sum of the scores under eight queens of which none attacks another.
 *
 * In      k (at most 20), then k boards of 64 scores (0..99), row by row
 * Out     for each board the highest sum, right-justified in five characters
 * Idea    all 92 placements are listed once and tried on each board
 * Time    O(92 · 8) a board
 * Space   O(92 · 8)
 * Source  UVa 167
 *
 * squares    squares[8 · p + row] = square (row · 8 + column) of that row's queen in placement p
 */

import { runProgram } from "../../lib/io/run-program";
import { Scanner } from "../../lib/io/scanner";
import { Writer } from "../../lib/io/writer";
import { queensAll } from "../../lib/queens/queens-all";
import { bounds } from "./problem";

const SIDE = bounds.side;

export function solve(input: Uint8Array): Uint8Array {
  const scanner = new Scanner(input);
  const writer = new Writer();
  const squares: number[] = [];
  queensAll(SIDE, (columns) => {
    for (let row = 0; row < SIDE; row++) squares.push(row * SIDE + columns[row]!);
  });
  const boards = scanner.intIn(0, bounds.maxBoards, "k");
  const scores = new Int32Array(SIDE * SIDE);
  for (let board = 0; board < boards; board++) {
    for (let at = 0; at < scores.length; at++)
      scores[at] = scanner.intIn(0, bounds.maxScore, "a score");
    let best = 0;
    for (let from = 0; from < squares.length; from += SIDE) {
      let sum = 0;
      for (let row = 0; row < SIDE; row++) sum += scores[squares[from + row]!]!;
      best = Math.max(best, sum);
    }
    writer.text(`${String(best).padStart(5)}\n`);
  }
  return writer.result();
}

if (require.main === module) runProgram(solve);
