// expect: WA — takes the positions as positions in the initial list
import { runProgram } from "../../../lib/io/run-program";

export function solve(input: Uint8Array): Uint8Array {
  const [n, ...numbers] = new TextDecoder().decode(input).split(/\s+/).filter(Boolean).map(Number);
  const removed = numbers.slice(n).map((position) => numbers[position - 1]!);
  return new TextEncoder().encode(`${removed.join(" ")}\n`);
}

if (require.main === module) runProgram(solve);
