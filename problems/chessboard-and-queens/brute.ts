/** Chessboard and Queens by all 8! orders of the columns, each held against the rule. */
import { runProgram } from "../../lib/io/run-program";

const PLACEMENTS = orders([0, 1, 2, 3, 4, 5, 6, 7]).filter((columns) =>
  columns.every((a, i) => columns.every((b, j) => j <= i || Math.abs(a - b) !== j - i)),
);

export function solve(input: Uint8Array): Uint8Array {
  const board = new TextDecoder().decode(input).split(/\s+/).filter(Boolean);
  let count = 0;
  for (const columns of PLACEMENTS) {
    if (columns.every((column, row) => board[row]![column] === ".")) count++;
  }
  return new TextEncoder().encode(`${count}\n`);
}

function orders(items: readonly number[]): number[][] {
  if (items.length === 0) return [[]];
  return items.flatMap((item) =>
    orders(items.filter((other) => other !== item)).map((rest) => [item, ...rest]),
  );
}

if (require.main === module) runProgram(solve);
