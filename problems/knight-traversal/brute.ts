/** Knight Traversal by sweeps over the whole board until no distance changes. */
import { runProgram } from "../../lib/io/run-program";

export function solve(input: Uint8Array): Uint8Array {
  const [rows, columns, x, y] = new TextDecoder().decode(input).trim().split(/\s+/).map(Number);
  const distance = sweeps(rows!, columns!, (x! - 1) * columns! + y! - 1, () => true);
  const lines: string[] = [];
  for (let row = 0; row < rows!; row++) {
    const line = [...distance.subarray(row * columns!, (row + 1) * columns!)];
    lines.push(`${line.map((moves) => (moves === 1e9 ? -1 : moves)).join(" ")}\n`);
  }
  return new TextEncoder().encode(lines.join(""));
}

/** Distances by sweeps over all cells, forth and back, until nothing changes; 1e9 = not reached. */
function sweeps(
  rows: number,
  columns: number,
  source: number,
  free: (cell: number) => boolean,
): Float64Array {
  const distance = new Float64Array(rows * columns).fill(1e9);
  distance[source] = 0;
  for (let changed = true; changed; ) {
    changed = false;
    for (let step = 0; step < 2 * rows * columns; step++) {
      const cell = step < rows * columns ? step : 2 * rows * columns - 1 - step;
      if (!free(cell)) continue;
      const [row, column] = [Math.floor(cell / columns), cell % columns];
      for (const [down, right] of MOVES) {
        const [r, c] = [row + down!, column + right!];
        if (r < 0 || c < 0 || r >= rows || c >= columns) continue;
        if (distance[r * columns + c]! + 1 < distance[cell]!) {
          distance[cell] = distance[r * columns + c]! + 1;
          changed = true;
        }
      }
    }
  }
  return distance;
}

const MOVES = [
  [1, 2],
  [1, -2],
  [-1, 2],
  [-1, -2],
  [2, 1],
  [2, -1],
  [-2, 1],
  [-2, -1],
];

if (require.main === module) runProgram(solve);
