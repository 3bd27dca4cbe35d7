/**
 * Hidden Integer for who sees the input file: the answer of a case is the integer in it.
 */
import { runProgram } from "../../lib/io/run-program";

export function solve(input: Uint8Array): Uint8Array {
  return new TextEncoder().encode(`${Number(new TextDecoder().decode(input))}\n`);
}

if (require.main === module) runProgram(solve);
