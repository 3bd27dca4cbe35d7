// expect: WA — does not look at columns: jumps over the right edge to the next row
import { runProgram } from "../../../lib/io/run-program";

export const solve = (input: Uint8Array) => jumps(input, (cell) => cell !== "#", true);

/** Fewest jumps over `free` cells; `wraps` lets a jump over an edge land in the next row. */
export function jumps(
  input: Uint8Array,
  free: (cell: string) => boolean,
  wraps: boolean,
): Uint8Array {
  const words = new TextDecoder().decode(input).split(/\s+/).filter(Boolean);
  const side = Number(words[0]);
  const cells = words.slice(1).join("");
  const seen = new Map([[cells.indexOf("K"), 0]]);
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
      const next = cell + a! * side + b!;
      if (cells[next] === undefined || !free(cells[next]) || seen.has(next)) continue;
      if (wraps || (next % side) - (cell % side) === b) seen.set(next, distance + 1);
    }
  }
  return new TextEncoder().encode(`${seen.get(0) ?? -1}\n`);
}

if (require.main === module) runProgram(solve);
