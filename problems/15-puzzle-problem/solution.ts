/**
 * 15-Puzzle Problem: at most 50 moves of the blank that order the fifteen tiles of a 4×4 board.
 *
 * In      N; each board 4 lines of 4 numbers, 0 for the blank
 * Out     a line for each: letters R L U D, or "This puzzle is not solvable."
 * Idea    a shortest solution is short enough: IDA* with walking distance or pattern databases
 * Time    0.1 s with node's start for one board, about 1 ms for each further one of up to 45 moves
 * Space   20 MB of tables at most
 * Source  UVa 10181
 *
 * board   the cells row by row
 * moves   0 … 3 for U D L R
 */
import { intsIn } from "../../lib/io/ints-in";
import { runProgram } from "../../lib/io/run-program";
import { Scanner } from "../../lib/io/scanner";
import { Writer } from "../../lib/io/writer";
import { type BoardSolver, slidingSolver } from "../../lib/sliding/sliding-solver";
import { BLANK_MOVES } from "../../lib/sliding/sliding-table";
import { bounds } from "./problem";

const SIDE = bounds.side;
const LETTERS = new TextEncoder().encode(BLANK_MOVES);
let solver: BoardSolver | undefined;

export function solve(input: Uint8Array): Uint8Array {
  const scanner = new Scanner(input);
  const writer = new Writer();
  solver ??= slidingSolver(SIDE, SIDE);
  const board = new Int32Array(SIDE * SIDE);
  for (let left = scanner.intIn(1, bounds.maxBoards, "N"); left > 0; left--) {
    intsIn(scanner, board, board.length, 0, 15, "a tile");
    const moves = solver(board);
    if (!moves) writer.text("This puzzle is not solvable.");
    else for (const move of moves) writer.byte(LETTERS[move]!);
    writer.newline();
  }
  return writer.result();
}

if (require.main === module) runProgram(solve);
