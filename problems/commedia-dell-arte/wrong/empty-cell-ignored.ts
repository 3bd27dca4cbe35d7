// expect: WA — looks at the exchanges alone, as if the empty cell stood in its corner
import { runProgram } from "../../../lib/io/run-program";
import { exchanges, solver } from "./layers-only";

export const solve = solver((_side, cube) => exchanges(cube) % 2 === 0);

if (require.main === module) runProgram(solve);
