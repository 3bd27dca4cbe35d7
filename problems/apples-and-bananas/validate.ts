import { Scanner } from "../../lib/io/scanner";
import { bounds } from "./problem";

/** Throws at the first thing in the input that the statement forbids. */
export function validate(input: Uint8Array): void {
  const scanner = new Scanner(input);
  const k = scanner.intIn(1, bounds.maxWeight, "k");
  const n = scanner.intIn(1, bounds.maxFruits, "n");
  const m = scanner.intIn(1, bounds.maxFruits, "m");
  scanner.endLine();
  for (const count of [n, m]) {
    for (let fruit = 0; fruit < count; fruit++) scanner.intIn(1, k, "a weight");
    scanner.endLine();
  }
  if (scanner.hasNext()) scanner.fail("the end of the input");
}
