// expect: WA — reads "column row", so it completes the transposed board
import { runProgram } from "../../../lib/io/run-program";
import { solve as right } from "../brute";

export function solve(input: Uint8Array): Uint8Array {
  const [count, ...numbers] = new TextDecoder().decode(input).split(/\s+/).filter(Boolean);
  const turned = numbers.map((_, at) => numbers[at ^ 1]);
  return right(new TextEncoder().encode([count, ...turned].join(" ")));
}

if (require.main === module) runProgram(solve);
