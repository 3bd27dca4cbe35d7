// expect: WA — leaves the rooms of a group free
import { runProgram } from "../../../lib/io/run-program";

export function solve(input: Uint8Array): Uint8Array {
  const [n, , ...numbers] = new TextDecoder()
    .decode(input)
    .split(/\s+/)
    .filter(Boolean)
    .map(Number);
  const rooms = numbers.slice(0, n);
  const answers = numbers.slice(n).map((need) => rooms.findIndex((free) => free >= need) + 1);
  return new TextEncoder().encode(`${answers.join(" ")}\n`);
}

if (require.main === module) runProgram(solve);
