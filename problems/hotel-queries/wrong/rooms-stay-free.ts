// expect: WA — leaves the rooms of a group free
import { runProgram } from "../../../lib/io/run-program";
import { answers } from "./every-hotel-for-every-group";

export const solve = (input: Uint8Array) => answers(input, (free, need) => free >= need, 0);

if (require.main === module) runProgram(solve);
