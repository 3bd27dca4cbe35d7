import { Scanner } from "../../lib/io/scanner";
import { problem } from "./problem";

const { maxTests, maxNumbersInAll, maxNumber } = problem.bounds;

/** Throws at the first thing in the input that the statement forbids. */
export function validate(input: Uint8Array): void {
  const scanner = new Scanner(input);
  const tests = scanner.intIn(1, maxTests, "t");
  scanner.endLine();
  let left: number = maxNumbersInAll;
  for (let test = 0; test < tests; test++) {
    const count = scanner.intIn(1, left, `n, at most ${maxNumbersInAll} in all,`);
    left -= count;
    scanner.endLine();
    for (let at = 0; at < count; at++) scanner.intIn(1, maxNumber, "a number");
    scanner.endLine();
  }
  if (scanner.hasNext()) scanner.fail("the end of the input");
}
