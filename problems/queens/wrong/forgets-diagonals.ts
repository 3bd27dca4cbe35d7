// expect: WA — rows and columns only
import { runProgram } from "../../../lib/io/run-program";

export function solve(input: Uint8Array): Uint8Array {
  const [n, ...numbers] = new TextDecoder().decode(input).split(/\s+/).filter(Boolean).map(Number);
  const xs = new Set(numbers.filter((_, at) => at % 2 === 0));
  const ys = new Set(numbers.filter((_, at) => at % 2 === 1));
  const correct = xs.size === n && ys.size === n;
  return new TextEncoder().encode(correct ? "CORRECT\n" : "INCORRECT\n");
}

if (require.main === module) runProgram(solve);
