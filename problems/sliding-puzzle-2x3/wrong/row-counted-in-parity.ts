// expect: WA — requires the inversions plus the blank's row to be even, as on a board of even width
import { runProgram } from "../../../lib/io/run-program";
import { solve as right } from "../brute";

export function solve(input: Uint8Array): Uint8Array {
  const start = new TextDecoder().decode(input).replace(/\D/g, "");
  const tiles = [...start].filter((tile) => tile !== "0");
  let sum = Math.floor(start.indexOf("0") / 3) + 1;
  tiles.forEach((tile, at) => {
    for (const later of tiles.slice(at + 1)) if (tile > later) sum++;
  });
  return sum % 2 === 0 ? right(input) : new TextEncoder().encode("-1\n");
}

if (require.main === module) runProgram(solve);
