// expect: WA — prints the fittest board of the first population, solved or not
import { runProgram } from "../../../lib/io/run-program";

export function solve(input: Uint8Array): Uint8Array {
  const [n, population] = new TextDecoder().decode(input).trim().split(/\s+/).map(Number);
  let state = 7;
  const below = (limit: number) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * limit);
  };
  let best: number[] = [];
  let fewest = Number.POSITIVE_INFINITY;
  for (let board = 0; board < population!; board++) {
    const rows = Array.from({ length: n! }, () => 1 + below(n!));
    let conflicts = 0;
    rows.forEach((a, i) => {
      rows.forEach((b, j) => {
        if (i < j && (a === b || Math.abs(a - b) === j - i)) conflicts++;
      });
    });
    if (conflicts < fewest) best = rows;
    fewest = Math.min(fewest, conflicts);
  }
  return new TextEncoder().encode(`${best.join(" ")}\n`);
}

if (require.main === module) runProgram(solve);
