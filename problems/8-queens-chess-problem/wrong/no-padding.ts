// expect: PE — numbers from 1 to 9 without the leading blank
import { runProgram } from "../../../lib/io/run-program";
import { solve as right } from "../brute";

export function solve(input: Uint8Array): Uint8Array {
  const answers = new TextDecoder().decode(right(input));
  return new TextEncoder().encode(answers.replace(/^ (?=\d)/gm, ""));
}

if (require.main === module) runProgram(solve);
