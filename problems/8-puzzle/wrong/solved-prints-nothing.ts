// expect: WA — prints no line for a puzzle that is solved already, so all later answers move up
import { runProgram } from "../../../lib/io/run-program";
import { solve as right } from "../brute";

export function solve(input: Uint8Array): Uint8Array {
  const answers = new TextDecoder().decode(right(input));
  return new TextEncoder().encode(answers.replace(/^\n/gm, ""));
}

if (require.main === module) runProgram(solve);
