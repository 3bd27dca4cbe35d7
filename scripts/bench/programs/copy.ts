/** Copy: stdin to stdout as bytes, by our runProgram. */
import { runProgram } from "../../../lib/run-program";

runProgram((input) => input);
