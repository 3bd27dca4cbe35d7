/**
 * Swap Game: the fewest swaps of neighbours that sort a 3 × 3 grid.
 *
 * In      three lines of three numbers: 1 … 9 in some order
 * Out     the fewest swaps of two numbers side by side or one above the other
 * Idea    breadth-first search from both ends until the layers meet
 * Time    O(boards nearer than half the distance): some ten thousand of the 362,880
 * Space   the same
 * Source  CSES 1670
 *
 * board    the nine numbers as one number of nine digits: 123456789 is the goal
 * PLACE    PLACE[cell] = the place value of the cell's digit: 10^8 … 1
 */
import { bidirectionalDistance } from "../../lib/graph/bidirectional-distance";
import { runProgram } from "../../lib/io/run-program";
import { Scanner } from "../../lib/io/scanner";
import { Writer } from "../../lib/io/writer";
import { bounds } from "./problem";

const GOAL = 123_456_789;
const PLACE = [1e8, 1e7, 1e6, 1e5, 1e4, 1e3, 100, 10, 1];
const PAIRS = [0, 1, 1, 2, 3, 4, 4, 5, 6, 7, 7, 8, 0, 3, 1, 4, 2, 5, 3, 6, 4, 7, 5, 8];

export function solve(input: Uint8Array): Uint8Array {
  const scanner = new Scanner(input);
  let board = 0;
  for (let cell = 0; cell < bounds.cells; cell++)
    board = board * 10 + scanner.intIn(1, 9, "a number");
  return new Writer()
    .int(bidirectionalDistance(board, GOAL, swaps))
    .newline()
    .result();
}

function swaps(board: number): number[] {
  const boards: number[] = [];
  for (let pair = 0; pair < PAIRS.length; pair += 2) {
    const a = PLACE[PAIRS[pair]!]!;
    const b = PLACE[PAIRS[pair + 1]!]!;
    const more = (Math.floor(board / b) % 10) - (Math.floor(board / a) % 10);
    boards.push(board + more * (a - b));
  }
  return boards;
}

if (require.main === module) runProgram(solve);
