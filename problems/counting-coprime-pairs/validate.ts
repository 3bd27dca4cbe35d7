import { Scanner } from "../../lib/io/scanner";
import { bounds } from "./problem";

/** Throws at the first thing in the input that the statement forbids. */
export function validate(input: Uint8Array): void {
  const scanner = new Scanner(input);
  const n = scanner.intIn(1, bounds.maxNumbers, "n");
  scanner.endLine();
  for (let at = 0; at < n; at++) scanner.intIn(1, bounds.maxValue, "a number");
  scanner.endLine();
  if (scanner.hasNext()) scanner.fail("the end of the input");
}
