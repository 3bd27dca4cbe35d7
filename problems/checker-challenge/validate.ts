import { Scanner } from "../../lib/io/scanner";
import { problem } from "./problem";

/** Throws at the first thing in the input that the statement forbids. */
export function validate(input: Uint8Array): void {
  const scanner = new Scanner(input);
  scanner.intIn(problem.bounds.minN, problem.bounds.maxN, "N");
  if (scanner.hasNext()) scanner.fail("end of input");
}
