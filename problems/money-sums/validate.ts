import { Scanner } from "../../lib/io/scanner";
import { bounds } from "./problem";

/** Throws at the first thing in the input that the statement forbids. */
export function validate(input: Uint8Array): void {
  const scanner = new Scanner(input);
  const n = scanner.intIn(1, bounds.maxCoins, "n");
  scanner.endLine();
  for (let i = 0; i < n; i++) scanner.intIn(1, bounds.maxValue, "a coin");
  scanner.endLine();
  if (scanner.hasNext()) scanner.fail("the end of the input");
}
