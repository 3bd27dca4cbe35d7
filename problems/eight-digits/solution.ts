/**
 * Eight Digits: the fewest slides that bring a 3 × 3 board to its goal.
 *
 * In      nine digits, the board row by row, 0 the blank
 * Out     the fewest moves
 * Idea    breadth-first search from both ends until the layers meet
 * Time    O(boards nearer than half the distance): a few thousand of the 181,440
 * Space   the same
 * Source  Luogu P1379
 *
 * board    the nine digits row by row as one number, 0 the blank: 123_804_765 is the goal
 * PLACE    PLACE[cell] = the place value of the cell's digit: 10^8 … 1
 */
import { bidirectionalDistance } from "../../lib/graph/bidirectional-distance";
import { gridMoves, ROOK_STEPS } from "../../lib/grid/grid-moves";
import { runProgram } from "../../lib/io/run-program";
import { Scanner } from "../../lib/io/scanner";
import { Writer } from "../../lib/io/writer";

const GOAL = 123_804_765;
const PLACE = [1e8, 1e7, 1e6, 1e5, 1e4, 1e3, 100, 10, 1];
const NEXT_TO = gridMoves(3, 3, ROOK_STEPS);

export function solve(input: Uint8Array): Uint8Array {
  const scanner = new Scanner(input);
  const board = scanner.intIn(12_345_678, 876_543_210, "a board");
  return new Writer()
    .int(bidirectionalDistance(board, GOAL, slides))
    .newline()
    .result();
}

/** All boards that one move of the blank leads to. */
function slides(board: number): number[] {
  const digit = (cell: number) => Math.floor(board / PLACE[cell]!) % 10;
  let blank = 0;
  while (digit(blank) !== 0) blank++;
  return Array.from(NEXT_TO(blank), (cell) => board + digit(cell) * (PLACE[blank]! - PLACE[cell]!));
}

if (require.main === module) runProgram(solve);
