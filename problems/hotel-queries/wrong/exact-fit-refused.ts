// expect: WA — skips a hotel with exactly as many rooms as needed
import { runProgram } from "../../../lib/io/run-program";
import { answers } from "./every-hotel-for-every-group";

export const solve = (input: Uint8Array) => answers(input, (free, need) => free > need);

if (require.main === module) runProgram(solve);
