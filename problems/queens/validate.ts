import { Scanner } from "../../lib/io/scanner";
import { problem } from "./problem";

/** Throws at the first thing in the input that the statement forbids. */
export function validate(input: Uint8Array): void {
  const scanner = new Scanner(input);
  const n = scanner.intIn(1, problem.bounds.maxN, "N");
  for (let queen = 0; queen < n; queen++) {
    scanner.intIn(0, n - 1, "x");
    scanner.intIn(0, n - 1, "y");
  }
  if (scanner.hasNext()) scanner.fail("end of input");
}
