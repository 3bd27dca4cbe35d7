/** The Sultan's Successors by a new backtracking for every board. */
import { runProgram } from "../../lib/io/run-program";

export function solve(input: Uint8Array): Uint8Array {
  const [k, ...scores] = new TextDecoder().decode(input).split(/\s+/).filter(Boolean).map(Number);
  const lines: string[] = [];
  for (let board = 0; board < k!; board++) {
    const best = highest(scores.slice(64 * board, 64 * board + 64), []);
    lines.push(`${" ".repeat(5 - String(best).length)}${best}\n`);
  }
  return new TextEncoder().encode(lines.join(""));
}

function highest(scores: readonly number[], columns: readonly number[]): number {
  const row = columns.length;
  if (row === 8) return columns.reduce((sum, column, at) => sum + scores[8 * at + column]!, 0);
  let best = Number.NEGATIVE_INFINITY;
  for (let column = 0; column < 8; column++) {
    if (columns.some((c, r) => c === column || Math.abs(c - column) === row - r)) continue;
    best = Math.max(best, highest(scores, [...columns, column]));
  }
  return best;
}

if (require.main === module) runProgram(solve);
