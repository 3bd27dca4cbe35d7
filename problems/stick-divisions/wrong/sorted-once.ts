// expect: WA — sorts the sticks once and glues them in that order: a sum is never put back in its place
import { runProgram } from "../../../lib/io/run-program";

export function solve(input: Uint8Array): Uint8Array {
  const [, , ...lengths] = new TextDecoder().decode(input).split(/\s+/).filter(Boolean).map(Number);
  const [first, ...rest] = lengths.sort((a, b) => a - b);
  let glued = first!;
  let cost = 0;
  for (const length of rest) {
    glued += length;
    cost += glued;
  }
  return new TextEncoder().encode(`${cost}\n`);
}

if (require.main === module) runProgram(solve);
