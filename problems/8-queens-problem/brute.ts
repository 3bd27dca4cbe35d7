/** 8 Queens Problem by the list of all 92 placements: the first that has the given queens. */
import { runProgram } from "../../lib/io/run-program";

const ALL = placements([]);

export function solve(input: Uint8Array): Uint8Array {
  const [, ...numbers] = new TextDecoder().decode(input).split(/\s+/).filter(Boolean).map(Number);
  const placement = ALL.find((columns) =>
    numbers.every((row, at) => at % 2 === 1 || columns[row] === numbers[at + 1]),
  );
  if (!placement) throw new Error("no placement has these queens");
  const board = placement.map((queen) =>
    Array.from({ length: 8 }, (_, column) => (column === queen ? "Q" : ".")).join(""),
  );
  return new TextEncoder().encode(`${board.join("\n")}\n`);
}

function placements(columns: readonly number[]): (readonly number[])[] {
  const row = columns.length;
  if (row === 8) return [columns];
  return [0, 1, 2, 3, 4, 5, 6, 7]
    .filter((column) =>
      columns.every((other, at) => other !== column && Math.abs(other - column) !== row - at),
    )
    .flatMap((column) => placements([...columns, column]));
}

if (require.main === module) runProgram(solve);
