// expect: WA — lists the rows from the bottom up
import { runProgram } from "../../../lib/io/run-program";
import { NAMES, solveInOrder } from "../brute";

const FROM_BELOW = [...NAMES].sort((a, b) => (a[1]! + a[0]! < b[1]! + b[0]! ? -1 : 1));

export const solve = (input: Uint8Array) => solveInOrder(input, FROM_BELOW);

if (require.main === module) runProgram(solve);
