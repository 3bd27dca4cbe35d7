// expect: WA — First as soon as one coin alone is won: squares are won or lost, nothing is summed
import { runProgram } from "../../../lib/io/run-program";
import { solver } from "./endless-board";

export const solve = solver((coins) => coins.some(([x]) => x % 4 > 2 || x % 4 === 0));

if (require.main === module) runProgram(solve);
