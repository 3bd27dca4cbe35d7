/**
 * Knight Moves: the fewest moves of a knight between two squares of a chessboard.
 *
 * In      lines "e2 e4" to the end of the input: from, to
 * Out     To get from e2 to e4 takes 2 knight moves.
 * Idea    every move costs one, so breadth-first search finds the distances layer by layer;
 *         one search for each square that is asked about, then look-ups
 * Time    O(64) a source square, O(1) a query
 * Space   O(64²) distances
 * Source  SPOJ KNIGHTMV, UVa 439
 *
 * from, to     squares as row * 8 + column: a1 = 0, e2 = 12, h8 = 63
 * distances    distances[from] = moves from `from` to every square
 */
import { IntQueue } from "../../lib/int-queue";
import { leaperMoves } from "../../lib/leaper-moves";
import { runProgram } from "../../lib/run-program";
import { Scanner } from "../../lib/scanner";
import { Writer } from "../../lib/writer";

const SIDE = 8;
const UNREACHED = -1;
const KNIGHT = leaperMoves(1, 2);

export function solve(input: Uint8Array): Uint8Array {
  const scanner = new Scanner(input);
  const writer = new Writer();
  const distances: Int8Array[] = [];
  while (scanner.hasNext()) {
    const from = square(scanner);
    const to = square(scanner);
    distances[from] ??= knightDistances(from);
    writer.text("To get from ");
    writeSquare(writer, from);
    writer.text(" to ");
    writeSquare(writer, to);
    writer.text(" takes ").int(distances[from][to]!).text(" knight moves.\n");
  }
  return writer.result();
}

function knightDistances(from: number): Int8Array {
  const distance = new Int8Array(SIDE * SIDE).fill(UNREACHED);
  const queue = new IntQueue(SIDE * SIDE);
  distance[from] = 0;
  queue.push(from);
  while (queue.length > 0) {
    const here = queue.shift();
    for (const step of KNIGHT) {
      const row = (here >> 3) + step.rows;
      const column = (here & 7) + step.columns;
      if (row < 0 || row >= SIDE || column < 0 || column >= SIDE) continue;
      const next = row * SIDE + column;
      if (distance[next] !== UNREACHED) continue;
      distance[next] = distance[here]! + 1;
      queue.push(next);
    }
  }
  return distance;
}

function square(scanner: Scanner): number {
  const column = scanner.byte() - 97;
  const row = scanner.byte() - 49;
  if (column < 0 || column >= SIDE || row < 0 || row >= SIDE) {
    scanner.fail("a square a1 … h8", scanner.at - 2);
  }
  return row * SIDE + column;
}

function writeSquare(writer: Writer, square: number): void {
  writer.byte(97 + (square & 7)).byte(49 + (square >> 3));
}

if (require.main === module) runProgram(solve);
