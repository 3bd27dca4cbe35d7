// expect: WA — counts pairs of any two fruits, two apples and two bananas too
import { runProgram } from "../../../lib/io/run-program";

export function solve(input: Uint8Array): Uint8Array {
  const [k, , , ...weights] = new TextDecoder().decode(input).trim().split(/\s+/).map(Number);
  const counts = new Array<number>(k! + 1).fill(0);
  for (const weight of weights) counts[weight]!++;
  const weighed = counts.map((_, weight) => weight).filter((weight) => counts[weight]! > 0);
  const pairs = new Array<number>(2 * k! + 1).fill(0);
  for (const a of weighed) {
    pairs[2 * a]! += (counts[a]! * (counts[a]! - 1)) / 2;
    for (const b of weighed) if (b < a) pairs[a + b]! += counts[a]! * counts[b]!;
  }
  return new TextEncoder().encode(`${pairs.slice(2).join(" ")}\n`);
}

if (require.main === module) runProgram(solve);
