// expect: WA — ignores the blocked cells
import { runProgram } from "../../../lib/io/run-program";
import { jumps } from "./off-the-side";

export const solve = (input: Uint8Array) => jumps(input, () => true, false);

if (require.main === module) runProgram(solve);
