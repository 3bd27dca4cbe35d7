// expect: WA — counts the blank's row from the top, which differs when the number of rows is odd
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
    const row = Math.floor(board.indexOf(0) / columns) + 1;
    const line = rows === 1 || columns === 1;
    const even = columns % 2 === 1 ? inversions % 2 === 0 : (inversions + row) % 2 === 0;
    output += (line ? inversions === 0 : even) ? "solvable\n" : "unsolvable\n";
  }
  return new TextEncoder().encode(output);
}

if (require.main === module) runProgram(solve);
