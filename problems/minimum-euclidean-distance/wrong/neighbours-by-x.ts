// expect: WA — compares only neighbours in the order of x and y
import { runProgram } from "../../../lib/io/run-program";

export function solve(input: Uint8Array): Uint8Array {
  const [n, ...numbers] = new TextDecoder().decode(input).split(/\s+/).filter(Boolean).map(BigInt);
  const points = Array.from(
    { length: Number(n) },
    (_, i) => [numbers[2 * i]!, numbers[2 * i + 1]!] as const,
  );
  points.sort((a, b) => Number(a[0] - b[0] || a[1] - b[1]));
  let least = 10n ** 20n;
  for (let i = 1; i < points.length; i++) {
    const [a, b] = [points[i - 1]!, points[i]!];
    const square = (a[0] - b[0]) ** 2n + (a[1] - b[1]) ** 2n;
    if (square < least) least = square;
  }
  return new TextEncoder().encode(`${least}\n`);
}

if (require.main === module) runProgram(solve);
