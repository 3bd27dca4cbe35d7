/**
 * Eight Puzzle: a shortest way to order eight tiles by sliding them into the blank.
 *
 * In      puzzles of nine tokens 1 … 8 and x, row by row, to the end of the input
 * Out     for each the moves of the blank, "ulldr", an empty line if it is solved, or "unsolvable"
 * Idea    all puzzles share one goal: one BFS from it gives every state its next move; an odd
 *         number of inversions is told before any look-up
 * Time    O(181,440) for the search, O(9 + moves) a puzzle
 * Space   O(181,440)
 * Source  POJ 1077, HDU 1043
 *
 * board   nine tiles, 0 for x: 2 3 4 1 5 0 7 6 8
 * state   number of a board in the table, -1 if the goal is out of reach
 * move    0 … 3 for u d l r
 */
import { runProgram } from "../../lib/run-program";
import { Scanner } from "../../lib/scanner";
import { SlidingTable } from "../../lib/sliding-table";
import { Writer } from "../../lib/writer";

const SIDE = 3;
const LETTERS = new TextEncoder().encode("udlr");
const X = 120;
const ZERO = 48;

let table: SlidingTable | undefined;

export function solve(input: Uint8Array): Uint8Array {
  const scanner = new Scanner(input);
  const writer = new Writer();
  const board = new Uint8Array(SIDE * SIDE);
  const way = new Uint8Array(31); // no state is farther away
  while (scanner.hasNext()) {
    readBoard(scanner, board);
    table ??= new SlidingTable(SIDE, SIDE);
    let state = table.stateOf(board);
    if (state < 0) {
      writer.text("unsolvable\n");
      continue;
    }
    const length = table.distance[state]!;
    for (let at = 0; at < length; at++) {
      const move = table.move[state]!;
      way[at] = LETTERS[move]!;
      state = table.step(state, move);
    }
    writer.bytes(way.subarray(0, length)).newline();
  }
  return writer.result();
}

function readBoard(scanner: Scanner, board: Uint8Array): void {
  let seen = 0;
  for (let cell = 0; cell < board.length; cell++) {
    const code = scanner.byte();
    const tile = code === X ? 0 : code - ZERO;
    const expected = tile >= (code === X ? 0 : 1) && tile <= 8 && (seen & (1 << tile)) === 0;
    if (!expected) scanner.fail("each of 1 … 8 and x once", scanner.at - 1);
    seen |= 1 << tile;
    board[cell] = tile;
  }
}

if (require.main === module) runProgram(solve);
