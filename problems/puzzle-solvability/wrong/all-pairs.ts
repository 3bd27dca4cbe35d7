// expect: TLE — counts inversions pair by pair: 5·10^7 pairs for each of a hundred boards of 100×100
import { runProgram } from "../../../lib/io/run-program";
import { solver } from "./row-from-the-top";

export const solve = solver((rows, columns, inversions, row) => {
  if (rows === 1 || columns === 1) return inversions === 0;
  return (columns % 2 === 1 ? inversions : inversions + rows - 1 - row) % 2 === 0;
});

if (require.main === module) runProgram(solve);
