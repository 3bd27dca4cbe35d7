// expect: WA — forgets the diagonals that rise
import { runProgram } from "../../../lib/io/run-program";

export function solve(input: Uint8Array): Uint8Array {
  const text = new TextDecoder().decode(input).split(/\s+/).filter(Boolean).join("");
  const queens = [...text].flatMap((square, at) => (square === "*" ? [at] : []));
  const lines = [
    queens.map((at) => at >> 3),
    queens.map((at) => at & 7),
    queens.map((at) => (at >> 3) - (at & 7)),
  ];
  const valid = queens.length === 8 && lines.every((line) => new Set(line).size === 8);
  return new TextEncoder().encode(valid ? "valid\n" : "invalid\n");
}

if (require.main === module) runProgram(solve);
