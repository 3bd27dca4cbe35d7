// expect: WA — lets equal numbers follow each other
import { runProgram } from "../../../lib/io/run-program";

export function solve(input: Uint8Array): Uint8Array {
  const [, ...numbers] = new TextDecoder().decode(input).split(/\s+/).filter(Boolean).map(Number);
  const ends: number[] = [];
  for (const number of numbers) {
    let [low, high] = [0, ends.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (ends[middle]! <= number) low = middle + 1;
      else high = middle;
    }
    ends[low] = number;
  }
  return new TextEncoder().encode(`${ends.length}\n`);
}

if (require.main === module) runProgram(solve);
