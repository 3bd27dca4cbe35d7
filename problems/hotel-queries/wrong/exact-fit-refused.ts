// expect: WA — skips a hotel with exactly as many rooms as needed
import { runProgram } from "../../../lib/io/run-program";

export function solve(input: Uint8Array): Uint8Array {
  const [n, , ...numbers] = new TextDecoder()
    .decode(input)
    .split(/\s+/)
    .filter(Boolean)
    .map(Number);
  const rooms = numbers.slice(0, n);
  const answers = numbers.slice(n).map((need) => {
    const hotel = rooms.findIndex((free) => free > need);
    if (hotel >= 0) rooms[hotel]! -= need;
    return hotel + 1;
  });
  return new TextEncoder().encode(`${answers.join(" ")}\n`);
}

if (require.main === module) runProgram(solve);
