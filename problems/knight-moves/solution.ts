/**
 * Knight Moves: the fewest moves of a knight between two squares of a chessboard.
 *
 * In      lines "e2 e4" to the end of the input: from, to
 * Out     To get from e2 to e4 takes 2 knight moves.
 * Idea    every move costs one, so breadth-first search finds the distances layer by layer;
 *         one search for each source square, then look-ups. All sentences have the same length, so a block
 *         of them is prepared and only five characters of each are set
 * Time    O(64) a source square, O(1) a query
 * Space   O(64²) distances
 * Source  SPOJ KNIGHTMV, UVa 439
 *
 * from, to     squares as row * 8 + column: a1 = 0, e2 = 12, h8 = 63
 * distances    distances[from * 64 + to], a row of 64 filled at the first query from that square
 */
import { gridMoves } from "../../lib/grid/grid-moves";
import { leaperMoves } from "../../lib/grid/leaper-moves";
import { runProgram } from "../../lib/io/run-program";
import { Scanner } from "../../lib/io/scanner";
import { Writer } from "../../lib/io/writer";
import { IntQueue } from "../../lib/structure/int-queue";
import { bounds } from "./problem";

const SIDE = bounds.side;
const SQUARES = SIDE * SIDE;
const UNREACHED = -1;
const KNIGHT = gridMoves(SIDE, SIDE, leaperMoves(1, 2));
const SENTENCE = "To get from e2 to e4 takes 2 knight moves.\n";
const LINES = 6000; // a block of 258 kB: few writes, and it stays in the cache
const FROM_AT = SENTENCE.indexOf("e2");
const TO_AT = SENTENCE.indexOf("e4");
const MOVES_AT = SENTENCE.indexOf("2 knight");

export function solve(input: Uint8Array, write?: (bytes: Uint8Array) => void): Uint8Array {
  const scanner = new Scanner(input);
  const writer = new Writer(write);
  const block = new TextEncoder().encode(SENTENCE.repeat(LINES));
  const distances = new Int8Array(SQUARES * SQUARES).fill(UNREACHED);
  let used = block.length;
  while (used === block.length) {
    used = answer(scanner, block, distances);
    writer.bytes(block.subarray(0, used));
  }
  return writer.result();
}

/** Writes the sentences of the next queries, as many as fit into the block; returns the bytes used. */
function answer(scanner: Scanner, block: Uint8Array, distances: Int8Array): number {
  let line = 0;
  for (; line < block.length && scanner.hasNext(); line += SENTENCE.length) {
    const from = square(scanner);
    scanner.hasNext();
    const to = square(scanner);
    const pair = from * SQUARES + to;
    if (distances[pair] === UNREACHED) distances.set(knightDistances(from), from * SQUARES);
    writeSquare(block, line + FROM_AT, from);
    writeSquare(block, line + TO_AT, to);
    block[line + MOVES_AT] = 48 + distances[pair]!; // one digit: at most 6
  }
  return line;
}

function knightDistances(from: number): Int8Array {
  const distance = new Int8Array(SQUARES).fill(UNREACHED);
  const queue = new IntQueue(SQUARES);
  distance[from] = 0;
  queue.push(from);
  while (queue.length > 0) {
    const here = queue.shift();
    for (const next of KNIGHT(here)) {
      if (distance[next] !== UNREACHED) continue;
      distance[next] = distance[here]! + 1;
      queue.push(next);
    }
  }
  return distance;
}

function square(scanner: Scanner): number {
  const { at, bytes } = scanner;
  const column = bytes[at]! - 97;
  const row = bytes[at + 1]! - 49;
  if (!(column >= 0 && column < SIDE && row >= 0 && row < SIDE && !(bytes[at + 2]! > 32))) {
    scanner.fail("a square a1 … h8");
  }
  scanner.seek(at + 2);
  return row * SIDE + column;
}

function writeSquare(output: Uint8Array, at: number, square: number): void {
  output[at] = 97 + (square & 7);
  output[at + 1] = 49 + (square >> 3);
}

if (require.main === module) runProgram(solve);
