// expect: WA — ignores the blocked cells
import { runProgram } from "../../../lib/io/run-program";

export function solve(input: Uint8Array): Uint8Array {
  const words = new TextDecoder().decode(input).split(/\s+/).filter(Boolean);
  const rows = words.slice(1);
  const side = rows.length;
  const start = rows.join("").indexOf("K");
  const seen = new Map([[start, 0]]);
  for (const [cell, distance] of seen) {
    for (const [a, b] of [
      [1, 2],
      [1, -2],
      [-1, 2],
      [-1, -2],
      [2, 1],
      [2, -1],
      [-2, 1],
      [-2, -1],
    ]) {
      const [r, c] = [Math.floor(cell / side) + a!, (cell % side) + b!];
      const next = r * side + c;
      if (r >= 0 && c >= 0 && r < side && c < side && !seen.has(next)) seen.set(next, distance + 1);
    }
  }
  return new TextEncoder().encode(`${seen.get(0) ?? -1}\n`);
}

if (require.main === module) runProgram(solve);
