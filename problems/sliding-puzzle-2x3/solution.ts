/**
 * Sliding Puzzle 2×3: the fewest moves that order five tiles on two rows of three.
 *
 * In      2 lines of 3 numbers, 0 for the blank
 * Out     the fewest moves, or -1
 * Idea    one BFS from the goal over all 360 boards that can be solved
 * Time    O(360)
 * Space   O(360)
 * Source  LeetCode 773, from stdin
 *
 * board   the cells row by row: 4 1 2 5 0 3
 * state   the board's number in the table, -1 when the goal cannot be reached
 */
import { intsIn } from "../../lib/io/ints-in";
import { runProgram } from "../../lib/io/run-program";
import { Scanner } from "../../lib/io/scanner";
import { Writer } from "../../lib/io/writer";
import { SlidingTable } from "../../lib/sliding/sliding-table";
import { bounds } from "./problem";

const { rows: ROWS, columns: COLUMNS } = bounds;
let table: SlidingTable | undefined;

export function solve(input: Uint8Array): Uint8Array {
  const scanner = new Scanner(input);
  const board = new Int32Array(ROWS * COLUMNS);
  intsIn(scanner, board, board.length, 0, 5, "a tile");
  table ??= new SlidingTable(ROWS, COLUMNS);
  const state = table.stateOf(board);
  return new Writer()
    .int(state < 0 ? -1 : table.distance[state]!)
    .newline()
    .result();
}

if (require.main === module) runProgram(solve);
