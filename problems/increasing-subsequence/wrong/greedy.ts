// expect: WA — takes every number that is greater than the last one taken
import { runProgram } from "../../../lib/io/run-program";

export function solve(input: Uint8Array): Uint8Array {
  const [, ...numbers] = new TextDecoder().decode(input).split(/\s+/).filter(Boolean).map(Number);
  let [last, length] = [0, 0];
  for (const number of numbers) if (number > last) [last, length] = [number, length + 1];
  return new TextEncoder().encode(`${length}\n`);
}

if (require.main === module) runProgram(solve);
