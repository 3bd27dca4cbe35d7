// expect: WA — counts the blank's row from the top, which differs when the number of rows is odd
import { runProgram } from "../../../lib/io/run-program";

type Test = (rows: number, columns: number, inversions: number, blankRow: number) => boolean;

export const solver = (isSolvable: Test) => (input: Uint8Array) => {
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
    const row = Math.floor(board.indexOf(0) / columns);
    output += isSolvable(rows, columns, inversions, row) ? "solvable\n" : "unsolvable\n";
  }
  return new TextEncoder().encode(output);
};

export const solve = solver((rows, columns, inversions, row) => {
  if (rows === 1 || columns === 1) return inversions === 0;
  return (columns % 2 === 1 ? inversions : inversions + row + 1) % 2 === 0;
});

if (require.main === module) runProgram(solve);
