// expect: TLE — a new search with text keys for every one of the 10^6 queries
import { runProgram } from "../../../lib/io/run-program";

const MOVES = [-2, -1, 1, 2].flatMap((a) => [1, -1].map((sign) => [a, sign * (3 - Math.abs(a))]));

export const solve = (input: Uint8Array) => answers(input, MOVES);

export function answers(input: Uint8Array, steps: readonly number[][]): Uint8Array {
  const words = new TextDecoder().decode(input).split(/\s+/).filter(Boolean);
  const lines: string[] = [];
  for (let at = 0; at + 1 < words.length; at += 2) {
    const [from, to] = [words[at]!, words[at + 1]!];
    lines.push(`To get from ${from} to ${to} takes ${moves(from, to, steps)} knight moves.\n`);
  }
  return new TextEncoder().encode(lines.join(""));
}

function moves(from: string, to: string, steps: readonly number[][]): number {
  const seen = new Map([[from, 0]]);
  for (const [square, distance] of seen) {
    if (square === to) return distance;
    for (const [a, b] of steps) {
      const column = square.charCodeAt(0) + a!;
      const row = square.charCodeAt(1) + b!;
      if (column < 97 || column > 104 || row < 49 || row > 56) continue;
      const next = String.fromCharCode(column, row);
      if (!seen.has(next)) seen.set(next, distance + 1);
    }
  }
  return -1;
}

if (require.main === module) runProgram(solve);
