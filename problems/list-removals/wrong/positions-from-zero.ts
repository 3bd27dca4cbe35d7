// expect: WA — counts positions from 0, and takes the last element where there is none
import { runProgram } from "../../../lib/io/run-program";

export function solve(input: Uint8Array): Uint8Array {
  const [n, ...numbers] = new TextDecoder().decode(input).split(/\s+/).filter(Boolean).map(Number);
  const list = numbers.slice(0, n);
  const removed = numbers
    .slice(n)
    .map((position) => list.splice(Math.min(position, list.length - 1), 1)[0]!);
  return new TextEncoder().encode(`${removed.join(" ")}\n`);
}

if (require.main === module) runProgram(solve);
