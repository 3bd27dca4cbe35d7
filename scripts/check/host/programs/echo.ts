/** Prints what it reads, by the runProgram of every solution. */
import { runProgram } from "../../../../lib/io/run-program";

runProgram((input) => input);
