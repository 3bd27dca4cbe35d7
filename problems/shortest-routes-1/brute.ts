/** Shortest Routes I by relaxing every flight until nothing changes. */
import { runProgram } from "../../lib/io/run-program";

export function solve(input: Uint8Array): Uint8Array {
  const numbers = new TextDecoder().decode(input).split(/\s+/).filter(Boolean).map(Number);
  const [n, m] = numbers as [number, number];
  const distance = new Array<number>(n + 1).fill(Number.POSITIVE_INFINITY);
  distance[1] = 0;
  for (let changed = true; changed; ) {
    changed = false;
    for (let at = 2; at < 2 + 3 * m; at += 3) {
      const length = distance[numbers[at]!]! + numbers[at + 2]!;
      if (length >= distance[numbers[at + 1]!]!) continue;
      distance[numbers[at + 1]!] = length;
      changed = true;
    }
  }
  return new TextEncoder().encode(`${distance.slice(1).join(" ")}\n`);
}

if (require.main === module) runProgram(solve);
