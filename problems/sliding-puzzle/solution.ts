/**
 * Sliding Puzzle: the fewest moves that order the tiles of an n×m board, up to the 15-puzzle.
 *
 * In      t; each board n m, then n lines of m numbers, 0 for the blank
 * Out     "unsolvable", or the fewest moves k and a line of k letters U D L R: the blank's moves
 * Idea    one solver a size, made when first needed: one row or column needs no search, the others use
 *         IDA* with Manhattan distance, walking distance or additive pattern databases
 * Time    4×4: under 0.1 s for one board, 1.3 s for a hundred random ones; smaller sizes milliseconds
 * Space   40 MB
 * Source  UVa 10181, AOJ ALDS1_13_C; Korf and Felner 2002
 *
 * board    the cells row by row: 1 2 3 4 5 6 7 0 8 on 3×3
 * SOLVERS  SOLVERS.get("3×4"), made once for all boards of the size
 * moves    0 … 3 for U D L R
 */
import { runProgram } from "../../lib/io/run-program";
import { Scanner } from "../../lib/io/scanner";
import { Writer } from "../../lib/io/writer";
import { type BoardSolver, slidingSolver } from "../../lib/sliding/sliding-solver";
import { BLANK_MOVES } from "../../lib/sliding/sliding-table";
import { bounds } from "./problem";

const SOLVERS = new Map<string, BoardSolver>();
const LETTERS = new TextEncoder().encode(BLANK_MOVES);

export function solve(input: Uint8Array): Uint8Array {
  const scanner = new Scanner(input);
  const writer = new Writer();
  for (let left = scanner.intIn(1, bounds.maxBoards, "t"); left > 0; left--) {
    const rows = scanner.intIn(1, bounds.maxLine, "n");
    const columns = scanner.intIn(1, bounds.maxLine, "m");
    const board = new Int32Array(rows * columns);
    for (let cell = 0; cell < board.length; cell++) {
      board[cell] = scanner.intIn(0, board.length - 1, "a tile");
    }
    const size = `${rows}×${columns}`;
    let solver = SOLVERS.get(size);
    if (!solver) {
      solver = slidingSolver(rows, columns);
      SOLVERS.set(size, solver);
    }
    const moves = solver(board);
    if (moves === undefined) writer.text("unsolvable\n");
    else {
      const letters = moves.map((move) => LETTERS[move]!);
      writer.int(moves.length).newline().bytes(letters).newline();
    }
  }
  return writer.result();
}

if (require.main === module) runProgram(solve);
