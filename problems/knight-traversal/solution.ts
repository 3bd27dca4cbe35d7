/**
 * Knight Traversal: the fewest moves of a knight from a given cell to every cell of an n × m board.
 *
 * In      n m x y: sides, then row and column of the knight
 * Out     n rows of m numbers, -1 for cells that the knight cannot reach
 * Idea    one breadth-first search from the knight gives all distances
 * Time    O(n · m)
 * Space   O(n · m)
 * Source  Luogu P1443
 *
 * distances   row-major: the cell (row, column), from 1, is at (row - 1) * m + column - 1
 */
import { GridSearch, gridDistances } from "../../lib/grid/grid-search";
import { leaperMoves } from "../../lib/grid/leaper-moves";
import { runProgram } from "../../lib/io/run-program";
import { Scanner } from "../../lib/io/scanner";
import { Writer } from "../../lib/io/writer";
import { bounds } from "./problem";

export function solve(input: Uint8Array): Uint8Array {
  const scanner = new Scanner(input);
  const writer = new Writer();
  const rows = scanner.intIn(1, bounds.maxSide, "n");
  const columns = scanner.intIn(1, bounds.maxSide, "m");
  const knight = (scanner.intIn(1, rows, "x") - 1) * columns + scanner.intIn(1, columns, "y") - 1;
  const distances = gridDistances(new GridSearch(rows, columns, leaperMoves(1, 2), [knight]));
  for (let cell = 0; cell < distances.length; cell++) {
    writer.int(distances[cell]!).byte((cell + 1) % columns === 0 ? 10 : 32);
  }
  return writer.result();
}

if (require.main === module) runProgram(solve);
