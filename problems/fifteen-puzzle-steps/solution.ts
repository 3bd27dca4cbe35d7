/**
 * Fifteen Puzzle Steps: the fewest moves that order the fifteen tiles of a 4×4 board.
 *
 * In      4 lines of 4 numbers, 0 for the blank
 * Out     the fewest moves
 * Idea    IDA* with walking distance; only for a hard board it builds pattern databases
 * Time    0.1 s with node's start for 45 moves, 0.5 s for the hardest random boards
 * Space   20 MB of tables at most
 * Source  AOJ ALDS1_13_C
 *
 * board   the cells row by row
 */
import { runProgram } from "../../lib/io/run-program";
import { Scanner } from "../../lib/io/scanner";
import { Writer } from "../../lib/io/writer";
import { slidingSolver } from "../../lib/sliding/sliding-solver";
import { bounds } from "./problem";

const SIDE = bounds.side;
const fewestMoves = slidingSolver(SIDE, SIDE);

export function solve(input: Uint8Array): Uint8Array {
  const scanner = new Scanner(input);
  const board = new Uint8Array(SIDE * SIDE);
  for (let cell = 0; cell < board.length; cell++) board[cell] = scanner.intIn(0, 15, "a tile");
  const moves = fewestMoves(board);
  if (!moves) throw new Error(`no moves lead from ${board.join(" ")} to the goal`);
  return new Writer().int(moves.length).newline().result();
}

if (require.main === module) runProgram(solve);
