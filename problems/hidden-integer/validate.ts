import { Scanner } from "../../lib/io/scanner";
import { problem } from "./problem";

/** Throws at the first thing in the input that the statement forbids. */
export function validate(input: Uint8Array): void {
  const scanner = new Scanner(input);
  scanner.intIn(1, problem.bounds.maxHidden, "x");
  if (scanner.hasNext()) scanner.fail("end of input");
}
