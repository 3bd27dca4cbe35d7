// expect: WA — computes the squares in doubles
import { runProgram } from "../../../lib/io/run-program";

export function solve(input: Uint8Array): Uint8Array {
  const [n, ...numbers] = new TextDecoder().decode(input).split(/\s+/).filter(Boolean).map(Number);
  const points = Array.from(
    { length: n! },
    (_, i) => [numbers[2 * i]!, numbers[2 * i + 1]!] as const,
  );
  points.sort((a, b) => a[0] - b[0]);
  let least = Infinity;
  points.forEach(([x, y], i) => {
    for (let j = i + 1; j < points.length; j++) {
      const across = (points[j]![0] - x) ** 2;
      if (across >= least) break;
      least = Math.min(least, across + (points[j]![1] - y) ** 2);
    }
  });
  return new TextEncoder().encode(`${BigInt(least)}\n`);
}

if (require.main === module) runProgram(solve);
