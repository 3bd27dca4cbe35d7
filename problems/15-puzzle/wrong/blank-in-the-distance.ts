// expect: WA — the blank counts in the distance, so some bounds are too large and some solutions too long
import { runProgram } from "../../../lib/io/run-program";
import { solver } from "./no-limit";

export const solve = solver(35, "DLRU", true);

if (require.main === module) runProgram(solve);
