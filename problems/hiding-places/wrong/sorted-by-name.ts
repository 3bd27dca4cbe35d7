// expect: WA — sorts the squares by their names
import { runProgram } from "../../../lib/io/run-program";
import { NAMES, solveInOrder } from "../brute";

export const solve = (input: Uint8Array) => solveInOrder(input, [...NAMES].sort());

if (require.main === module) runProgram(solve);
