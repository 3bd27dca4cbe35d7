// expect: WA — rejects solutions of exactly 35 moves, which the limit allows
import { runProgram } from "../../../lib/io/run-program";
import { solver } from "./no-limit";

export const solve = solver(34);

if (require.main === module) runProgram(solve);
