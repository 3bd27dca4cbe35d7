/**
 * Hidden Permutation with the input file open: the answer of a case is the permutation in it.
 */
import { runProgram } from "../../lib/io/run-program";

export function solve(input: Uint8Array): Uint8Array {
  const [, ...values] = new TextDecoder().decode(input).trim().split(/\s+/);
  return new TextEncoder().encode(`${values.join(" ")}\n`);
}

if (require.main === module) runProgram(solve);
