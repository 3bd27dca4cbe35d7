/**
 * Solution to the n² − 1 Puzzle: any moves of the blank that order an n×n board.
 *
 * In      n, then n² numbers row by row, 0 for the blank
 * Out     letters L R U D, or "No Answer!"
 * Idea    rows from the top, then columns from the left: a search over the places of one tile and the
 *         blank brings each tile to its goal cell without moving the tiles already there
 * Time    O(n⁶) at worst for the last two tiles of a line: 0.1 s for n = 10
 * Space   4 bytes · n⁶: 4 MB for n = 10
 * Source  POJ 3240
 *
 * board   the cells row by row
 * moves   0 … 3 for U D L R
 */
import { intsIn } from "../../lib/io/ints-in";
import { runProgram } from "../../lib/io/run-program";
import { Scanner } from "../../lib/io/scanner";
import { Writer } from "../../lib/io/writer";
import { blankMoves } from "../../lib/sliding/sliding-board";
import { slidingConstruction } from "../../lib/sliding/sliding-construction";
import { bounds } from "./problem";

export function solve(input: Uint8Array): Uint8Array {
  const scanner = new Scanner(input);
  const side = scanner.intIn(1, bounds.maxSide, "n");
  const board = new Int32Array(side * side);
  intsIn(scanner, board, board.length, 0, board.length - 1, "a tile");
  const moves = slidingConstruction(side, side, board);
  return new Writer()
    .text(moves ? blankMoves(moves) : "No Answer!")
    .newline()
    .result();
}

if (require.main === module) runProgram(solve);
