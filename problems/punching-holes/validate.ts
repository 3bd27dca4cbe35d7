import { Scanner } from "../../lib/io/scanner";
import { bounds } from "./problem";

/** Throws at the first thing in the input that the statement forbids. */
export function validate(input: Uint8Array): void {
  const scanner = new Scanner(input);
  const n = scanner.intIn(1, bounds.maxHoles, "n");
  scanner.endLine();
  for (let hole = 0; hole < n; hole++) {
    scanner.intIn(0, bounds.maxCoordinate, "x");
    scanner.intIn(0, bounds.maxCoordinate, "y");
    scanner.endLine();
  }
  if (scanner.hasNext()) scanner.fail("the end of the input");
}
