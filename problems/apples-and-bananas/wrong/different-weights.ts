// expect: WA — counts pairs of weights that occur, not pairs of fruits
import { runProgram } from "../../../lib/io/run-program";

export function solve(input: Uint8Array): Uint8Array {
  const [k, n, m, ...weights] = new TextDecoder().decode(input).trim().split(/\s+/).map(Number);
  const pairs = new Array<number>(2 * k! + 1).fill(0);
  const bananas = new Set(weights.slice(n, n! + m!));
  for (const a of new Set(weights.slice(0, n))) for (const b of bananas) pairs[a + b]!++;
  return new TextEncoder().encode(`${pairs.slice(2).join(" ")}\n`);
}

if (require.main === module) runProgram(solve);
