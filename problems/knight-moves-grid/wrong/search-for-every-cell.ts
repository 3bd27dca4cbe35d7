// expect: TLE — a new search for every cell
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

export function solve(input: Uint8Array): Uint8Array {
  const side = Number(new TextDecoder().decode(input));
  let output = "";
  for (let target = 0; target < side * side; target++) {
    const seen = new Map([[0, 0]]);
    for (const [cell, distance] of seen) {
      if (cell === target) break;
      for (const [a, b] of STEPS) {
        const [r, c] = [Math.floor(cell / side) + a!, (cell % side) + b!];
        if (r >= 0 && c >= 0 && r < side && c < side && !seen.has(r * side + c))
          seen.set(r * side + c, distance + 1);
      }
    }
    output += `${seen.get(target)}${(target + 1) % side === 0 ? "\n" : " "}`;
  }
  return new TextEncoder().encode(output);
}

if (require.main === module) runProgram(solve);
