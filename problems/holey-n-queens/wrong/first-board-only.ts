// expect: WA — answers the first board and stops
import { runProgram } from "../../../lib/io/run-program";

export function solve(input: Uint8Array): Uint8Array {
  const numbers = new TextDecoder().decode(input).split(/\s+/).filter(Boolean).map(Number);
  const n = numbers[0]!;
  if (n === 0) return new Uint8Array(0);
  const holes = new Set<number>();
  for (let at = 2; at < 2 + 2 * numbers[1]!; at += 2)
    holes.add(numbers[at]! * n + numbers[at + 1]!);
  const place = (rows: number[]): number => {
    if (rows.length === n) return 1;
    let count = 0;
    for (let row = 0; row < n; row++) {
      if (holes.has(row * n + rows.length)) continue;
      if (rows.some((r, i) => r === row || Math.abs(r - row) === rows.length - i)) continue;
      count += place([...rows, row]);
    }
    return count;
  };
  return new TextEncoder().encode(`${place([])}\n`);
}

if (require.main === module) runProgram(solve);
