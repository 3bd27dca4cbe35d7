/**
 * Hidden Integer with the input file open: the answer of a case is the integer in it.
 */
import { runProgram } from "../../lib/io/run-program";

export function solve(input: Uint8Array): Uint8Array {
  return new TextEncoder().encode(`${Number(new TextDecoder().decode(input))}\n`);
}

if (require.main === module) runProgram(solve);
