import { Scanner } from "../../lib/io/scanner";
import { problem } from "./problem";

const { side, maxTests } = problem.bounds;

/** Throws at the first thing in the input that the statement forbids. */
export function validate(input: Uint8Array): void {
  const scanner = new Scanner(input);
  const tests = scanner.intIn(1, maxTests, "t");
  scanner.endLine();
  for (let test = 0; test < tests; test++) {
    scanner.intIn(1, side, "x");
    scanner.intIn(1, side, "y");
    scanner.endLine();
  }
  if (scanner.hasNext()) scanner.fail("the end of the input");
}
