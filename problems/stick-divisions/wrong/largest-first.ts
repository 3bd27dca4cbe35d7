// expect: WA — cuts off the longest stick first, whatever is left
import { runProgram } from "../../../lib/io/run-program";

export function solve(input: Uint8Array): Uint8Array {
  const [x, n, ...lengths] = new TextDecoder()
    .decode(input)
    .split(/\s+/)
    .filter(Boolean)
    .map(Number);
  lengths.sort((a, b) => b - a);
  let left = x!;
  let cost = 0;
  for (let cut = 0; cut < n! - 1; cut++) {
    cost += left;
    left -= lengths[cut]!;
  }
  return new TextEncoder().encode(`${cost}\n`);
}

if (require.main === module) runProgram(solve);
