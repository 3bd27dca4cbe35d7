// expect: WA — takes the rows and columns of the holes to be counted from 1
import { runProgram } from "../../../lib/io/run-program";

export function solve(input: Uint8Array): Uint8Array {
  const numbers = new TextDecoder().decode(input).split(/\s+/).filter(Boolean).map(Number);
  const lines: string[] = [];
  for (let at = 0; numbers[at]! > 0; ) {
    const n = numbers[at]!;
    const end = at + 2 + 2 * numbers[at + 1]!;
    const holes = new Set<number>();
    for (let hole = at + 2; hole < end; hole += 2) {
      holes.add((numbers[hole]! - 1) * n + numbers[hole + 1]! - 1);
    }
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
    lines.push(`${place([])}\n`);
    at = end;
  }
  return new TextEncoder().encode(lines.join(""));
}

if (require.main === module) runProgram(solve);
