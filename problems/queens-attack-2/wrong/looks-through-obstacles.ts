// expect: WA — excludes only the obstacle's own square, not the squares behind it
import { runProgram } from "../../../lib/io/run-program";

export function solve(input: Uint8Array): Uint8Array {
  const numbers = new TextDecoder().decode(input).split(/\s+/).filter(Boolean).map(Number);
  const [n, k, row, column] = numbers as [number, number, number, number];
  const [up, down, right, left] = [n - row, row - 1, n - column, column - 1];
  let squares = up + down + right + left;
  for (const a of [up, down]) for (const b of [right, left]) squares += Math.min(a, b);
  const seen = new Set<string>();
  for (let at = 4; at < 4 + 2 * k; at += 2) {
    const [dr, dc] = [Math.abs(numbers[at]! - row), Math.abs(numbers[at + 1]! - column)];
    const key = `${numbers[at]} ${numbers[at + 1]}`;
    if ((dr === 0 || dc === 0 || dr === dc) && !seen.has(key)) squares--;
    seen.add(key);
  }
  return new TextEncoder().encode(`${squares}\n`);
}

if (require.main === module) runProgram(solve);
