// expect: WA — the sum of the tiles' distances, which only bounds the moves from below
import { runProgram } from "../../../lib/io/run-program";

export function solve(input: Uint8Array): Uint8Array {
  const board = new TextDecoder().decode(input).match(/\d+/g)!.map(Number);
  let sum = 0;
  board.forEach((tile, cell) => {
    if (tile === 0) return;
    const home = tile - 1;
    sum += Math.abs((cell >> 2) - (home >> 2)) + Math.abs((cell & 3) - (home & 3));
  });
  return new TextEncoder().encode(`${sum}\n`);
}

if (require.main === module) runProgram(solve);
