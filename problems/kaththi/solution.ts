/**
 * KATHTHI: the way out of a prison on which the fewest guards have to be killed.
 *
 * In      t; for each map "R C" and R words of C letters a … z
 * Out     for each map the fewest steps to a cell of another letter, from the first cell to the last
 * Idea    a step costs 0 between equal letters and 1 between others: 0-1 breadth-first search
 * Time    O(R C) a map
 * Space   O(R C)
 * Source  SPOJ KATHTHI
 */
import { ZeroOneSearch } from "../../lib/graph/zero-one-search";
import { runProgram } from "../../lib/io/run-program";
import { Scanner } from "../../lib/io/scanner";
import { Writer } from "../../lib/io/writer";
import { bounds } from "./problem";

const { maxMaps, minSide, maxSide } = bounds;

export function solve(input: Uint8Array): Uint8Array {
  const scanner = new Scanner(input);
  const writer = new Writer();
  for (let maps = scanner.intIn(1, maxMaps, "t"); maps > 0; maps--) {
    const rows = scanner.intIn(minSide, maxSide, "R");
    const columns = scanner.intIn(minSide, maxSide, "C");
    writer.int(fewestGuards(scanner.grid(rows, columns), columns)).newline();
  }
  return writer.result();
}

function fewestGuards(letters: Uint8Array, columns: number): number {
  const cells = letters.length;
  const { costs } = new ZeroOneSearch(cells, [0], (cell, visit) => {
    const column = cell % columns;
    const letter = letters[cell];
    if (column > 0) visit(cell - 1, letters[cell - 1] === letter ? 0 : 1);
    if (column < columns - 1) visit(cell + 1, letters[cell + 1] === letter ? 0 : 1);
    if (cell >= columns) visit(cell - columns, letters[cell - columns] === letter ? 0 : 1);
    if (cell < cells - columns) visit(cell + columns, letters[cell + columns] === letter ? 0 : 1);
  });
  return costs[cells - 1]!;
}

if (require.main === module) runProgram(solve);
