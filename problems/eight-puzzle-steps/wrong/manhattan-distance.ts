// expect: WA — the sum of the tiles' distances: a lower bound, not the answer
import { runProgram } from "../../../lib/io/run-program";

export function solve(input: Uint8Array): Uint8Array {
  const board = new TextDecoder().decode(input).replace(/[^0-8]/g, "");
  const goal = "123456780";
  let sum = 0;
  for (const [cell, tile] of [...board].entries()) {
    const place = goal.indexOf(tile);
    if (tile !== "0")
      sum +=
        Math.abs((place % 3) - (cell % 3)) + Math.abs(Math.floor(place / 3) - Math.floor(cell / 3));
  }
  return new TextEncoder().encode(`${sum}\n`);
}

if (require.main === module) runProgram(solve);
