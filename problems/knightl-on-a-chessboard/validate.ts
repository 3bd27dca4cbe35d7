import { Scanner } from "../../lib/io/scanner";
import { problem } from "./problem";

const { minSide, maxSide } = problem.bounds;

/** Throws at the first thing in the input that the statement forbids. */
export function validate(input: Uint8Array): void {
  const scanner = new Scanner(input);
  scanner.intIn(minSide, maxSide, "n");
  if (scanner.hasNext()) scanner.fail("the end of the input");
}
