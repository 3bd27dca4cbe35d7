// expect: WA — keeps lengths in 32 bits, but routes are up to 10^14 long
import { runProgram } from "../../../lib/io/run-program";

export function solve(input: Uint8Array): Uint8Array {
  const numbers = new TextDecoder().decode(input).split(/\s+/).filter(Boolean).map(Number);
  const [n, m] = numbers as [number, number];
  const distance = new Int32Array(n + 1).fill(2 ** 31 - 1);
  distance[1] = 0;
  for (let round = 0, changed = true; changed && round < 100; round++) {
    changed = false;
    for (let at = 2; at < 2 + 3 * m; at += 3) {
      const length = (distance[numbers[at]!]! + numbers[at + 2]!) | 0;
      if (length >= distance[numbers[at + 1]!]!) continue;
      distance[numbers[at + 1]!] = length;
      changed = true;
    }
  }
  return new TextEncoder().encode(`${distance.slice(1).join(" ")}\n`);
}

if (require.main === module) runProgram(solve);
