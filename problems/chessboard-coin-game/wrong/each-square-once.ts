// expect: WA — keeps the coins in a set, so that several on one square count as one
import { runProgram } from "../../../lib/io/run-program";
import { isWon, solver } from "./endless-board";

export const solve = solver((coins) =>
  isWon([...new Map(coins.map((coin) => [`${coin}`, coin])).values()], 15),
);

if (require.main === module) runProgram(solve);
