// expect: TLE — counts inversions pair by pair: 5·10^7 pairs for each of a hundred boards of 100×100
import { runProgram } from "../../../lib/io/run-program";

export function solve(input: Uint8Array): Uint8Array {
  const numbers = new TextDecoder().decode(input).split(/\s+/).filter(Boolean).map(Number);
  let at = 1;
  const lines: string[] = [];
  for (let left = numbers[0]!; left > 0; left--) {
    const [rows, columns] = [numbers[at]!, numbers[at + 1]!];
    const board = numbers.slice(at + 2, at + 2 + rows * columns);
    at += 2 + rows * columns;
    const tiles = board.filter((tile) => tile !== 0);
    let inversions = 0;
    for (let first = 0; first < tiles.length; first++) {
      for (let second = first + 1; second < tiles.length; second++) {
        if (tiles[first]! > tiles[second]!) inversions++;
      }
    }
    const row = columns % 2 === 0 ? rows - 1 - Math.floor(board.indexOf(0) / columns) : 0;
    const line = rows === 1 || columns === 1;
    lines.push(
      (line ? inversions === 0 : (inversions + row) % 2 === 0) ? "solvable\n" : "unsolvable\n",
    );
  }
  return new TextEncoder().encode(lines.join(""));
}

if (require.main === module) runProgram(solve);
