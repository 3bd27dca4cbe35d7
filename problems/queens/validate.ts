import { Scanner } from "../../lib/io/scanner";
import { problem } from "./problem";

/** Throws at the first thing in the input that the statement forbids. */
export function validate(input: Uint8Array): void {
  const scanner = new Scanner(input);
  const n = scanner.intIn(1, problem.bounds.maxN, "N");
  scanner.endLine();
  for (let queen = 0; queen < n; queen++) {
    scanner.intIn(0, n - 1, "x");
    scanner.intIn(0, n - 1, "y");
    scanner.endLine();
  }
  if (scanner.hasNext()) scanner.fail("end of input");
}
