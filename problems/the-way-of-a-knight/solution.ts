/**
 * The Way of a Knight: a shortest path of a knight between two cells of a board with removed cells.
 *
 * In      n, then n rows of n cells: . free, # removed, @ the two ends
 * Out     the board with the cells on the path marked @ too, or Impossible
 * Idea    breadth-first search from one end, then back from the other end along decreasing distances
 * Time    O(n²)
 * Space   O(n²)
 * Source  Eolymp 1064
 *
 * cells    the rows one after another, as bytes
 */
import { gridPath } from "../../lib/grid/grid-path";
import { GridSearch } from "../../lib/grid/grid-search";
import { leaperMoves } from "../../lib/grid/leaper-moves";
import { runProgram } from "../../lib/io/run-program";
import { Scanner } from "../../lib/io/scanner";
import { Writer } from "../../lib/io/writer";
import { bounds } from "./problem";

const [CUT, MARK] = [35, 64]; // #, @

export function solve(input: Uint8Array): Uint8Array {
  const scanner = new Scanner(input);
  const side = scanner.intIn(bounds.minSide, bounds.maxSide, "n");
  const cells = scanner.grid(side, side);
  const [from, to] = [cells.indexOf(MARK), cells.lastIndexOf(MARK)];
  const cut = (cell: number) => cells[cell] === CUT;
  const path = gridPath(new GridSearch(side, side, leaperMoves(1, 2), [from], cut), to);
  const writer = new Writer();
  if (path.length === 0) return writer.text("Impossible\n").result();
  for (const cell of path) cells[cell] = MARK;
  for (let row = 0; row < side; row++) {
    writer.bytes(cells.subarray(row * side, (row + 1) * side)).newline();
  }
  return writer.result();
}

if (require.main === module) runProgram(solve);
