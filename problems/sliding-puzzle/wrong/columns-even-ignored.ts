// expect: WA — asks for even inversions on every board, though with an even number of columns the blank's row counts
import { runProgram } from "../../../lib/io/run-program";
import { search, solver } from "./breadth-first";

export const solve = solver((rows, columns, board) => {
  const tiles = board.filter((tile) => tile !== 0);
  let inversions = 0;
  tiles.forEach((tile, index) => {
    for (const later of tiles.slice(index + 1)) if (tile > later) inversions++;
  });
  return inversions % 2 === 0 ? search(rows, columns, board, 400_000) : undefined;
});

if (require.main === module) runProgram(solve);
