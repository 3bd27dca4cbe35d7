import { Scanner } from "../../lib/io/scanner";
import { problem } from "./problem";

/** Throws at the first thing in the input that the statement forbids. */
export function validate(input: Uint8Array): void {
  const { side, maxSets } = problem.bounds;
  const scanner = new Scanner(input);
  const sets = scanner.intIn(0, maxSets, "the number of sets");
  scanner.endLine();
  for (let set = 0; set < sets; set++) {
    scanner.endLine();
    scanner.intIn(1, side, "a row");
    scanner.intIn(1, side, "a column");
    scanner.endLine();
  }
  if (scanner.hasNext()) scanner.fail("end of input");
}
