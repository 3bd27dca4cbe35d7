/**
 * KATHTHI: the fewest steps between different letters on the way through a grid of letters.
 *
 * In      T; for each grid "R C" and R words of C letters a … z
 * Out     a number for each: from the first cell to the last one, a step to another letter costs 1
 * Source  SPOJ KATHTHI, https://www.spoj.com/problems/KATHTHI/
 */
import { runProgram } from "../../io/run-program";
import { Scanner } from "../../io/scanner";
import { Writer } from "../../io/writer";
import { ZeroOneSearch } from "../zero-one-search";

export function solve(input: Uint8Array): Uint8Array {
  const scanner = new Scanner(input);
  const writer = new Writer();
  for (let left = scanner.int(); left > 0; left--) {
    const rows = scanner.int();
    const columns = scanner.int();
    const cells = rows * columns;
    const letters = scanner.grid(rows, columns);
    const { costs } = new ZeroOneSearch(cells, [0], (cell, visit) => {
      const column = cell % columns;
      const step = (next: number) => visit(next, letters[next] === letters[cell] ? 0 : 1);
      if (column > 0) step(cell - 1);
      if (column < columns - 1) step(cell + 1);
      if (cell >= columns) step(cell - columns);
      if (cell < cells - columns) step(cell + columns);
    });
    writer.int(costs[cells - 1]!).newline();
  }
  return writer.result();
}

if (require.main === module) runProgram(solve);
