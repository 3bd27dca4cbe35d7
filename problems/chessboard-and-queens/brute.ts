/** Chessboard and Queens by all 8! orders of the columns, each held against the rule. */
import { runProgram } from "../../lib/run-program";

const ORDERS = orders([0, 1, 2, 3, 4, 5, 6, 7]);

export function solve(input: Uint8Array): Uint8Array {
  const board = new TextDecoder().decode(input).split(/\s+/).filter(Boolean);
  let count = 0;
  for (const columns of ORDERS) {
    const free = columns.every((column, row) => board[row]![column] === ".");
    const attacked = columns.some((a, i) =>
      columns.some((b, j) => i < j && Math.abs(a - b) === j - i),
    );
    if (free && !attacked) count++;
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
