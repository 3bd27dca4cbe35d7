// expect: WA — finds a shortest way, but not the alphabetically first: tries U before D
import { runProgram } from "../../../lib/io/run-program";
import { solver } from "./no-limit";

export const solve = solver(35, "ULRD");

if (require.main === module) runProgram(solve);
