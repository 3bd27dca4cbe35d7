/**
 * Eight Puzzle: a shortest way to order eight tiles by sliding them into the blank.
 *
 * In      puzzles of nine tokens 1 … 8 and x, row by row, to the end of the input
 * Out     for each the moves of the blank, "ulldr", an empty line if it is solved, or "unsolvable"
 * Idea    all puzzles share one goal: one BFS from it gives every state its next move; an odd
 *         number of inversions is recognised before any look-up
 * Time    O(181,440) for the search, O(9 + moves) a puzzle
 * Space   O(181,440)
 * Source  POJ 1077, HDU 1043
 *
 * board   nine tiles, 0 for x: 2 3 4 1 5 0 7 6 8
 * state   number of a solvable board in the table of all 181,440
 * way     4 · state after the next move + move, 0 … 3 for u d l r
 */
import { runProgram } from "../../lib/io/run-program";
import { Scanner } from "../../lib/io/scanner";
import { StreamWriter } from "../../lib/io/stream-writer";
import { Writer } from "../../lib/io/writer";
import { SlidingTable } from "../../lib/sliding/sliding-table";
import { bounds } from "./problem";

const SIDE = bounds.side;
const LETTERS = new TextEncoder().encode("udlr");
const X = 120;
const NEWLINE = 10;
const ZERO = 48;

let table: SlidingTable | undefined;

export function solve(input: Uint8Array, write?: (bytes: Uint8Array) => void): Uint8Array {
  const scanner = new Scanner(input);
  const writer = write ? new StreamWriter(write) : new Writer();
  const board = new Uint8Array(SIDE * SIDE);
  while (scanner.hasNext()) {
    if (readBoard(scanner, board) % 2 === 1) {
      writer.text("unsolvable\n");
      continue;
    }
    table ??= new SlidingTable(SIDE, SIDE);
    writeMoves(writer, table, table.stateOf(board));
  }
  return writer.result();
}

/** The letters of the way from a state to the goal, straight into the writer's buffer. */
function writeMoves(writer: Writer, { distance, toward }: SlidingTable, start: number): void {
  const moves = distance[start]!;
  writer.reserve(moves + 1);
  const { buffer, length } = writer;
  const end = length + moves;
  let state = start;
  for (let at = length; at < end; at++) {
    const way = toward[state]!;
    buffer[at] = LETTERS[way & 3]!;
    state = way >> 2;
  }
  buffer[end] = NEWLINE;
  writer.length = end + 1;
}

/** Reads nine tokens; returns the inversions: pairs of tiles in the wrong order, x left out. */
function readBoard(scanner: Scanner, board: Uint8Array): number {
  let inversions = 0;
  let seen = 0;
  for (let cell = 0; cell < board.length; cell++) {
    const code = scanner.byte();
    const tile = code === X ? 0 : code - ZERO;
    const expected = tile >= (code === X ? 0 : 1) && tile <= 8 && (seen & (1 << tile)) === 0;
    if (!expected) scanner.fail("each of 1 … 8 and x once", scanner.at - 1);
    if (tile > 0) inversions += ONES[seen >> tile]!; // the larger tiles that came before
    seen |= 1 << tile;
    board[cell] = tile;
  }
  return inversions;
}

/** ONES[word]: its number of one-bits. */
const ONES = new Uint8Array(1 << (SIDE * SIDE));
for (let word = 1; word < ONES.length; word++) ONES[word] = ONES[word >> 1]! + (word & 1);

if (require.main === module) runProgram(solve);
