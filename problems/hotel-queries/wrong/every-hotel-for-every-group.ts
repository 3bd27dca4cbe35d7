// expect: TLE — looks at every hotel for every group
import { runProgram } from "../../../lib/io/run-program";

export const solve = (input: Uint8Array) => answers(input, (free, need) => free >= need);

export function answers(
  input: Uint8Array,
  fits: (free: number, need: number) => boolean,
  taken = 1,
): Uint8Array {
  const [n, , ...numbers] = new TextDecoder()
    .decode(input)
    .split(/\s+/)
    .filter(Boolean)
    .map(Number);
  const rooms = numbers.slice(0, n);
  const answers = numbers.slice(n).map((need) => {
    const hotel = rooms.findIndex((free) => fits(free, need));
    if (hotel >= 0) rooms[hotel]! -= taken * need;
    return hotel + 1;
  });
  return new TextEncoder().encode(`${answers.join(" ")}\n`);
}

if (require.main === module) runProgram(solve);
