/** Apples and Bananas weight by weight: all pairs of weights that occur. */
import { runProgram } from "../../lib/io/run-program";

export function solve(input: Uint8Array): Uint8Array {
  const [k, n, m, ...weights] = new TextDecoder().decode(input).trim().split(/\s+/).map(Number);
  const apples = counted(weights.slice(0, n));
  const bananas = counted(weights.slice(n, n! + m!));
  const pairs = new Array<number>(2 * k! + 1).fill(0);
  for (const [a, some] of apples) for (const [b, more] of bananas) pairs[a + b]! += some * more;
  return new TextEncoder().encode(`${pairs.slice(2).join(" ")}\n`);
}

function counted(weights: readonly number[]): Map<number, number> {
  const counts = new Map<number, number>();
  for (const weight of weights) counts.set(weight, (counts.get(weight) ?? 0) + 1);
  return counts;
}

if (require.main === module) runProgram(solve);
