// expect: WA — writes 0 for cells that are never reached
import { runProgram } from "../../../lib/io/run-program";

const STEPS = [
  [1, 2],
  [1, -2],
  [-1, 2],
  [-1, -2],
  [2, 1],
  [2, -1],
  [-2, 1],
  [-2, -1],
];

export const solve = (input: Uint8Array) => traversal(input, 0);

/** `unreached` stands for cells that are never reached; `mixed` takes x for the column. */
export function traversal(input: Uint8Array, unreached: number, mixed = false): Uint8Array {
  const [rows, columns, x, y] = new TextDecoder().decode(input).trim().split(/\s+/).map(Number);
  const seen = new Map([[mixed ? (y! - 1) * columns! + x! - 1 : (x! - 1) * columns! + y! - 1, 0]]);
  for (const [cell, distance] of seen) {
    for (const [a, b] of STEPS) {
      const [r, c] = [Math.floor(cell / columns!) + a!, (cell % columns!) + b!];
      const next = r * columns! + c;
      if (r >= 0 && c >= 0 && r < rows! && c < columns! && !seen.has(next))
        seen.set(next, distance + 1);
    }
  }
  let output = "";
  for (let cell = 0; cell < rows! * columns!; cell++) {
    output += `${seen.get(cell) ?? unreached}${(cell + 1) % columns! === 0 ? "\n" : " "}`;
  }
  return new TextEncoder().encode(output);
}

if (require.main === module) runProgram(solve);
