// expect: WA — takes x for the row
import { runProgram } from "../../../lib/io/run-program";
import { tour } from "../brute";

export const solve = (input: Uint8Array) => tour(input, (x, y) => (x - 1) * 8 + y - 1);

if (require.main === module) runProgram(solve);
