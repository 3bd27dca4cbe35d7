/** Eight Queens by all pairs of queens. */
import { runProgram } from "../../lib/io/run-program";

export function solve(input: Uint8Array): Uint8Array {
  const board = new TextDecoder().decode(input).split(/\s+/).filter(Boolean);
  const queens: [number, number][] = [];
  board.forEach((squares, row) => {
    [...squares].forEach((square, column) => {
      if (square === "*") queens.push([row, column]);
    });
  });
  const attacked = queens.some(([r, c], i) =>
    queens.some(
      ([s, d], j) => i < j && (r === s || c === d || Math.abs(r - s) === Math.abs(c - d)),
    ),
  );
  const valid = queens.length === 8 && !attacked;
  return new TextEncoder().encode(valid ? "valid\n" : "invalid\n");
}

if (require.main === module) runProgram(solve);
