// expect: WA — doubles the count of the lower half of the first column and forgets the middle row
import { runProgram } from "../../../lib/io/run-program";

export function solve(input: Uint8Array): Uint8Array {
  const n = Number(new TextDecoder().decode(input).trim());
  const full = 2 ** n - 1;
  const from = (taken: number, rising: number, falling: number): number => {
    if (taken === full) return 1;
    let count = 0;
    for (let free = full & ~(taken | rising | falling); free !== 0; free &= free - 1) {
      const bit = free & -free;
      count += from(taken | bit, (rising | bit) << 1, (falling | bit) >> 1);
    }
    return count;
  };
  let half = 0;
  for (let row = 0; row < n >> 1; row++) half += from(1 << row, 2 << row, (1 << row) >> 1);
  return new TextEncoder().encode(`${2 * half}\n`);
}

if (require.main === module) runProgram(solve);
