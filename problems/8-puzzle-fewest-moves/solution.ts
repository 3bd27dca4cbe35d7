/**
 * 8 Puzzle: the fewest moves that order eight tiles on a 3×3 board.
 *
 * In      T; each board a blank line and 3 lines of 3 numbers, 0 for the blank
 * Out     "Case 1: 18", or "Case 2: impossible"
 * Idea    all boards share one goal: one BFS from it gives every board its distance
 * Time    O(181,440) for the search, O(9) a board
 * Space   O(181,440)
 * Source  LightOJ 1139
 *
 * board   the cells row by row
 * state   the board's number in the table, -1 when the goal cannot be reached
 */
import { intsIn } from "../../lib/io/ints-in";
import { runProgram } from "../../lib/io/run-program";
import { Scanner } from "../../lib/io/scanner";
import { Writer } from "../../lib/io/writer";
import { SlidingTable } from "../../lib/sliding/sliding-table";
import { bounds } from "./problem";

const SIDE = bounds.side;
let table: SlidingTable | undefined;

export function solve(input: Uint8Array): Uint8Array {
  const scanner = new Scanner(input);
  const writer = new Writer();
  const board = new Int32Array(SIDE * SIDE);
  const tests = scanner.intIn(1, bounds.maxTests, "T");
  for (let test = 1; test <= tests; test++) {
    intsIn(scanner, board, board.length, 0, 8, "a tile");
    table ??= new SlidingTable(SIDE, SIDE);
    const state = table.stateOf(board);
    writer.text(`Case ${test}: ${state < 0 ? "impossible" : table.distance[state]}\n`);
  }
  return writer.result();
}

if (require.main === module) runProgram(solve);
