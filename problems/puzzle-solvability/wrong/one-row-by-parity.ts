// expect: WA — treats one row or column by parity as well, though there no tile can pass another
import { runProgram } from "../../../lib/io/run-program";
import { solver } from "./row-from-the-top";

export const solve = solver(
  (rows, columns, inversions, row) =>
    (columns % 2 === 1 ? inversions : inversions + rows - 1 - row) % 2 === 0,
);

if (require.main === module) runProgram(solve);
