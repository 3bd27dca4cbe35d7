import { Scanner } from "../../lib/io/scanner";
import { problem } from "./problem";

const { maxSide } = problem.bounds;

/** Throws at the first thing in the input that the statement forbids. */
export function validate(input: Uint8Array): void {
  const scanner = new Scanner(input);
  const rows = scanner.intIn(1, maxSide, "n");
  const columns = scanner.intIn(1, maxSide, "m");
  scanner.intIn(1, rows, "x");
  scanner.intIn(1, columns, "y");
  if (scanner.hasNext()) scanner.fail("the end of the input");
}
