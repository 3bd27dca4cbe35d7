/** Knight's Tour from one fixed closed tour, which it enters at the given cell. */
import { runProgram } from "../../lib/io/run-program";

const CLOSED = [
  0, 10, 16, 1, 11, 5, 15, 30, 47, 62, 52, 58, 48, 33, 50, 56, 41, 24, 9, 3, 20, 14, 4, 21, 31, 37,
  54, 60, 43, 26, 32, 49, 59, 53, 63, 46, 36, 42, 57, 40, 25, 8, 18, 35, 45, 51, 61, 55, 38, 23, 6,
  12, 27, 44, 29, 39, 22, 7, 13, 28, 34, 19, 2, 17,
];

export const solve = (input: Uint8Array) => tour(input, (x, y) => (y - 1) * 8 + x - 1);

/** The tour from the cell at `place`. */
export function tour(input: Uint8Array, place: (x: number, y: number) => number): Uint8Array {
  const [x, y] = new TextDecoder().decode(input).trim().split(/\s+/).map(Number);
  const start = CLOSED.indexOf(place(x!, y!));
  const order: number[] = [];
  for (const [at, cell] of CLOSED.entries()) order[cell] = ((at - start + 64) % 64) + 1;
  let output = "";
  for (let row = 0; row < 8; row++) output += `${order.slice(8 * row, 8 * row + 8).join(" ")}\n`;
  return new TextEncoder().encode(output);
}

if (require.main === module) runProgram(solve);
