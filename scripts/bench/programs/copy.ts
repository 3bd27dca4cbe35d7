/** Copy: stdin to stdout as bytes, by our runProgram. */
import { runProgram } from "../../../lib/io/run-program";

runProgram((input) => input);
