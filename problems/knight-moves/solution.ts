/**
 * Knight Moves: the fewest moves of a knight between two squares of a chessboard.
 *
 * In      lines "e2 e4" to the end of the input: from, to
 * Out     To get from e2 to e4 takes 2 knight moves.
 * Idea    every move costs one, so breadth-first search finds the distances layer by layer;
 *         one search for each source square, then look-ups. A sentence is two phrases, both prepared
 * Time    O(64) a source square, O(1) a query
 * Space   O(64²) distances
 * Source  SPOJ KNIGHTMV, UVa 439
 *
 * from, to     squares as row * 8 + column: a1 = 0, e2 = 12, h8 = 63
 * distances    distances[from * 64 + to], a row of 64 filled at the first query from that square
 */
import { gridMoves } from "../../lib/grid/grid-moves";
import { leaperMoves } from "../../lib/grid/leaper-moves";
import { Phrases } from "../../lib/io/phrases";
import { runProgram } from "../../lib/io/run-program";
import { Scanner } from "../../lib/io/scanner";
import { StreamWriter } from "../../lib/io/stream-writer";
import { Writer } from "../../lib/io/writer";
import { IntQueue } from "../../lib/structure/int-queue";
import { bounds } from "./problem";

const SIDE = bounds.side;
const SQUARES = SIDE * SIDE;
const UNREACHED = -1;
const KNIGHT = gridMoves(SIDE, SIDE, leaperMoves(1, 2));
const FARTHEST = 6; // moves between two squares at most
const NAMES = [..."12345678"].flatMap((row) => [..."abcdefgh"].map((column) => column + row));

export function solve(input: Uint8Array, write?: (bytes: Uint8Array) => void): Uint8Array {
  const scanner = new Scanner(input);
  const writer = write ? new StreamWriter(write) : new Writer();
  const sources = new Phrases(
    writer,
    NAMES.map((from) => `To get from ${from} to `),
  );
  const targets = new Phrases(writer, NAMES.flatMap(targetPhrases));
  const distances = new Int8Array(SQUARES * SQUARES).fill(UNREACHED);
  while (scanner.hasNext()) {
    const from = square(scanner);
    scanner.hasNext();
    const to = square(scanner);
    const pair = from * SQUARES + to;
    if (distances[pair] === UNREACHED) distances.set(knightDistances(from), from * SQUARES);
    sources.write(from);
    targets.write(to * (FARTHEST + 1) + distances[pair]!);
  }
  return writer.result();
}

/** How a sentence ends, for 0, 1, … moves. */
function targetPhrases(to: string): string[] {
  const phrases: string[] = [];
  for (let moves = 0; moves <= FARTHEST; moves++) {
    phrases.push(`${to} takes ${moves} knight moves.\n`);
  }
  return phrases;
}

function knightDistances(from: number): Int8Array {
  const distance = new Int8Array(SQUARES).fill(UNREACHED);
  const queue = new IntQueue(SQUARES);
  distance[from] = 0;
  queue.push(from);
  while (queue.size > 0) {
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

if (require.main === module) runProgram(solve);
