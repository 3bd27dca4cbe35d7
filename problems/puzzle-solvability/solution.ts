/**
 * Puzzle Solvability: whether the tiles of an n×m board can be ordered by sliding.
 *
 * In      t; each board n m, then n lines of m numbers, 0 for the blank
 * Out     solvable, or unsolvable
 * Idea    a move changes the parity of inversions only if the blank changes its row and m is even
 * Time    O(k log k) for a board of k cells
 * Space   O(k)
 * Source  own; both documents on the n-puzzle give the rule
 *
 * board   the cells row by row: 1 2 3 4 5 6 7 0 8 on 3×3
 */
import { runProgram } from "../../lib/io/run-program";
import { Scanner } from "../../lib/io/scanner";
import { Writer } from "../../lib/io/writer";
import { slidingSolvable } from "../../lib/sliding/sliding-solvable";
import { bounds } from "./problem";

export function solve(input: Uint8Array): Uint8Array {
  const scanner = new Scanner(input);
  const writer = new Writer();
  for (let left = scanner.intIn(1, bounds.maxNumbers, "t"); left > 0; left--) {
    const rows = scanner.intIn(1, bounds.maxSide, "n");
    const columns = scanner.intIn(1, bounds.maxSide, "m");
    const board = new Int32Array(rows * columns);
    for (let cell = 0; cell < board.length; cell++) {
      board[cell] = scanner.intIn(0, board.length - 1, "a tile");
    }
    writer.text(slidingSolvable(rows, columns, board) ? "solvable\n" : "unsolvable\n");
  }
  return writer.result();
}

if (require.main === module) runProgram(solve);
