// expect: WA — the sum of the tiles' distances, which only bounds the moves from below
import { runProgram } from "../../../lib/io/run-program";

export function solve(input: Uint8Array): Uint8Array {
  const numbers = new TextDecoder().decode(input).match(/\d+/g)!.map(Number);
  let output = "";
  for (let test = 1, at = 1; at < numbers.length; test++, at += 9) {
    const board = numbers.slice(at, at + 9);
    const tiles = board.filter((tile) => tile !== 0);
    let inversions = 0;
    tiles.forEach((tile, index) => {
      for (const later of tiles.slice(index + 1)) if (tile > later) inversions++;
    });
    let sum = 0;
    board.forEach((tile, cell) => {
      if (tile === 0) return;
      const rows = Math.abs(Math.floor(cell / 3) - Math.floor((tile - 1) / 3));
      sum += rows + Math.abs((cell % 3) - ((tile - 1) % 3));
    });
    output += `Case ${test}: ${inversions % 2 === 0 ? sum : "impossible"}\n`;
  }
  return new TextEncoder().encode(output);
}

if (require.main === module) runProgram(solve);
