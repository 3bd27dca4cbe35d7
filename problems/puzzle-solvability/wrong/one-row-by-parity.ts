// expect: WA — treats one row or column by parity as well, though there no tile can pass another
import { runProgram } from "../../../lib/io/run-program";

export function solve(input: Uint8Array): Uint8Array {
  const numbers = new TextDecoder().decode(input).split(/\s+/).filter(Boolean).map(Number);
  let at = 1;
  let output = "";
  for (let left = numbers[0]!; left > 0; left--) {
    const [rows, columns] = [numbers[at]!, numbers[at + 1]!];
    const board = numbers.slice(at + 2, at + 2 + rows * columns);
    at += 2 + rows * columns;
    const tiles = board.filter((tile) => tile !== 0);
    let inversions = 0;
    tiles.forEach((tile, index) => {
      for (const later of tiles.slice(index + 1)) if (tile > later) inversions++;
    });
    const row = columns % 2 === 0 ? rows - 1 - Math.floor(board.indexOf(0) / columns) : 0;
    output += (inversions + row) % 2 === 0 ? "solvable\n" : "unsolvable\n";
  }
  return new TextEncoder().encode(output);
}

if (require.main === module) runProgram(solve);
