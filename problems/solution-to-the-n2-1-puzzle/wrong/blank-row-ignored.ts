// expect: WA — requires even inversions for every n, though for even n the blank's row counts too
import { runProgram } from "../../../lib/io/run-program";
import { shortest } from "./search-for-the-shortest";

export function solve(input: Uint8Array): Uint8Array {
  const [side, ...board] = new TextDecoder().decode(input).match(/\d+/g)!.map(Number);
  const tiles = board.filter((tile) => tile !== 0);
  let inversions = 0;
  tiles.forEach((tile, at) => {
    for (const later of tiles.slice(at + 1)) if (tile > later) inversions++;
  });
  const moves = inversions % 2 === 0 ? shortest(side!, board) : undefined;
  return new TextEncoder().encode(`${moves ?? "No Answer!"}\n`);
}

if (require.main === module) runProgram(solve);
