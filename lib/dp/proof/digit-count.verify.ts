/**
 * countingNumbers: how many integers from a to b have no two equal digits next to each other.
 *
 * In      a b, at most 10^18
 * Out     the number
 * Source  CSES 2220, https://cses.fi/problemset/task/2220; statement as stored in
 *         Dynamic Programming/2220_Counting Numbers/statement_en.md of ntanthedev/CSES-Problems-set
 */
import { runProgram } from "../../io/run-program";
import { nextBigint, Scanner } from "../../io/scanner";
import { Writer } from "../../io/writer";
import { type DigitAutomaton, digitCount } from "../digit-count";

/** The state is the last digit, 10 before the first one. */
const differing: DigitAutomaton = {
  states: 11,
  start: 10,
  step: (last, digit) => (last === digit ? -1 : digit),
  accepts: () => true,
};

export function solve(input: Uint8Array): Uint8Array {
  const scanner = new Scanner(input);
  const a = nextBigint(scanner);
  const b = nextBigint(scanner);
  const below = a === 0n ? 0n : digitCount(a - 1n, differing);
  return new Writer()
    .bigint(digitCount(b, differing) - below)
    .newline()
    .result();
}

if (require.main === module) runProgram(solve);
