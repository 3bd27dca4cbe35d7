/**
 * KnightL on a Chessboard: for each leaper (i, j), its fewest moves from corner to opposite corner.
 *
 * In      n
 * Out     n - 1 rows of n - 1 numbers: moves of the (i, j)-leaper, or -1
 * Idea    breadth-first search for each pair i ≤ j; (j, i) has the same moves
 * Time    O(n² · n²)
 * Space   O(n²)
 * Source  HackerRank knightl-on-chessboard
 *
 * moves    moves[i][j], i and j from 1
 */
import { GridSearch } from "../../lib/grid/grid-search";
import { leaperMoves } from "../../lib/grid/leaper-moves";
import { runProgram } from "../../lib/io/run-program";
import { Scanner } from "../../lib/io/scanner";
import { Writer } from "../../lib/io/writer";
import { bounds } from "./problem";

export function solve(input: Uint8Array): Uint8Array {
  const side = new Scanner(input).intIn(bounds.minSide, bounds.maxSide, "n");
  const writer = new Writer();
  const moves: number[][] = [];
  for (let i = 1; i < side; i++) {
    moves[i] = [];
    for (let j = 1; j < side; j++) {
      const count = j < i ? moves[j]![i]! : fromCornerToCorner(side, i, j);
      moves[i]![j] = count;
      if (j > 1) writer.space();
      writer.int(count);
    }
    writer.newline();
  }
  return writer.result();
}

function fromCornerToCorner(side: number, i: number, j: number): number {
  return new GridSearch(side, side, leaperMoves(i, j), [0]).distance(side * side - 1);
}

if (require.main === module) runProgram(solve);
