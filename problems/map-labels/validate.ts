import { Scanner } from "../../lib/io/scanner";
import { problem } from "./problem";

const { maxTowns, maxSize, maxCoordinate } = problem.bounds;

/** Throws at the first thing in the input that the statement forbids. */
export function validate(input: Uint8Array): void {
  const scanner = new Scanner(input);
  const n = scanner.intIn(1, maxTowns, "n");
  scanner.intIn(1, maxSize, "w");
  scanner.intIn(1, maxSize, "h");
  scanner.endLine();
  for (let town = 0; town < n; town++) {
    scanner.intIn(-maxCoordinate, maxCoordinate, "x");
    scanner.intIn(-maxCoordinate, maxCoordinate, "y");
    scanner.endLine();
  }
  if (scanner.hasNext()) scanner.fail("end of input");
}
