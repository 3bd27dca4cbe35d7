/**
 * Knight Moves Grid: the fewest moves of a knight from the corner to every cell of an n × n board.
 *
 * In      n
 * Out     n rows of n numbers
 * Idea    one breadth-first search from the corner gives all distances
 * Time    O(n²)
 * Space   O(n²)
 * Source  CSES 3217
 *
 * search   distances from cell 0, the upper left corner
 */
import { GridSearch, gridDistances } from "../../lib/grid/grid-search";
import { leaperMoves } from "../../lib/grid/leaper-moves";
import { runProgram } from "../../lib/io/run-program";
import { Scanner } from "../../lib/io/scanner";
import { StreamWriter } from "../../lib/io/stream-writer";
import { Writer } from "../../lib/io/writer";
import { bounds } from "./problem";

export function solve(input: Uint8Array, write?: (bytes: Uint8Array) => void): Uint8Array {
  const side = new Scanner(input).intIn(bounds.minSide, bounds.maxSide, "n");
  const writer = write ? new StreamWriter(write) : new Writer();
  const distances = gridDistances(new GridSearch(side, side, leaperMoves(1, 2), [0]));
  for (let cell = 0; cell < distances.length; cell++) {
    writer.int(distances[cell]!).byte((cell + 1) % side === 0 ? 10 : 32);
  }
  return writer.result();
}

if (require.main === module) runProgram(solve);
