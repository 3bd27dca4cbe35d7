// expect: WA — takes equal coins for one
import { runProgram } from "../../../lib/io/run-program";

export function solve(input: Uint8Array): Uint8Array {
  const [, ...coins] = new TextDecoder().decode(input).split(/\s+/).filter(Boolean).map(Number);
  const sums = new Set<number>();
  for (const coin of new Set(coins)) {
    for (const sum of [0, ...sums]) sums.add(sum + coin);
  }
  const ascending = [...sums].sort((a, b) => a - b);
  return new TextEncoder().encode(`${ascending.length}\n${ascending.join(" ")}\n`);
}

if (require.main === module) runProgram(solve);
