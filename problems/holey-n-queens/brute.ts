/** Holey N-Queens column by column with a list of queens, looked through for every square. */
import { runProgram } from "../../lib/io/run-program";

export const solve = (input: Uint8Array) => counts(input, 0);

/** Rows and columns of the holes are counted from `from`. */
export function counts(input: Uint8Array, from: number): Uint8Array {
  const numbers = new TextDecoder().decode(input).split(/\s+/).filter(Boolean).map(Number);
  const lines: string[] = [];
  for (let at = 0; numbers[at]! > 0; ) {
    const n = numbers[at]!;
    const end = at + 2 + 2 * numbers[at + 1]!;
    const holes = new Set<number>();
    for (let hole = at + 2; hole < end; hole += 2)
      holes.add((numbers[hole]! - from) * n + numbers[hole + 1]! - from);
    lines.push(`${placements(n, holes, new Int32Array(n), 0)}\n`);
    at = end;
  }
  return new TextEncoder().encode(lines.join(""));
}

function placements(n: number, holes: Set<number>, rows: Int32Array, column: number): number {
  if (column === n) return 1;
  let count = 0;
  for (let row = 0; row < n; row++) {
    if (holes.has(row * n + column)) continue;
    let other = 0;
    while (other < column) {
      const distance = Math.abs(rows[other]! - row);
      if (distance === 0 || distance === column - other) break;
      other++;
    }
    if (other < column) continue;
    rows[column] = row;
    count += placements(n, holes, rows, column + 1);
  }
  return count;
}

if (require.main === module) runProgram(solve);
