// expect: WA — takes the rows and columns of the holes to be counted from 1
import { runProgram } from "../../../lib/io/run-program";
import { counts } from "../brute";

export const solve = (input: Uint8Array) => counts(input, 1);

if (require.main === module) runProgram(solve);
