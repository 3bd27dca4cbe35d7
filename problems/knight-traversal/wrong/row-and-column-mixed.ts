// expect: WA — takes x for the column
import { runProgram } from "../../../lib/io/run-program";
import { traversal } from "./zero-where-unreached";

export const solve = (input: Uint8Array) => traversal(input, -1, true);

if (require.main === module) runProgram(solve);
