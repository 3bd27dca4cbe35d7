// expect: WA — answers the first board and stops
import { runProgram } from "../../../lib/io/run-program";
import { solve as right } from "../brute";

export function solve(input: Uint8Array): Uint8Array {
  const answers = right(input);
  return answers.subarray(0, answers.indexOf(10) + 1);
}

if (require.main === module) runProgram(solve);
