/** Minimum Euclidean Distance: for each point the ones to its right as far as the best distance so far. */
import { runProgram } from "../../lib/io/run-program";

export function solve(input: Uint8Array): Uint8Array {
  const [n, ...numbers] = new TextDecoder().decode(input).split(/\s+/).filter(Boolean).map(BigInt);
  const points = Array.from(
    { length: Number(n) },
    (_, i) => [numbers[2 * i]!, numbers[2 * i + 1]!] as const,
  );
  points.sort((a, b) => Number(a[0] - b[0]));
  let least = 10n ** 20n;
  points.forEach(([x, y], i) => {
    for (let j = i + 1; j < points.length; j++) {
      const across = (points[j]![0] - x) ** 2n;
      if (across >= least) break;
      const square = across + (points[j]![1] - y) ** 2n;
      if (square < least) least = square;
    }
  });
  return new TextEncoder().encode(`${least}\n`);
}

if (require.main === module) runProgram(solve);
