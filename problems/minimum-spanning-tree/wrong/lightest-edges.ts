// expect: WA — takes the n - 1 lightest edges, even where they close a cycle
import { runProgram } from "../../../lib/io/run-program";

export function solve(input: Uint8Array): Uint8Array {
  const numbers = new TextDecoder().decode(input).split(/\s+/).filter(Boolean).map(Number);
  const [n, m] = numbers as [number, number];
  const weights = Array.from({ length: m }, (_, e) => numbers[4 + 3 * e]!).sort((a, b) => a - b);
  const total = weights.slice(0, n - 1).reduce((sum, weight) => sum + weight, 0);
  return new TextEncoder().encode(`${total}\n`);
}

if (require.main === module) runProgram(solve);
