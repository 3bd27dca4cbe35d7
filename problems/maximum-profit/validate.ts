import { Scanner } from "../../lib/io/scanner";
import { problem } from "./problem";

/** Throws at the first thing in the input that the statement forbids. */
export function validate(input: Uint8Array): void {
  const { maxStations, maxGroups, maxValue } = problem.bounds;
  const scanner = new Scanner(input);
  const n = scanner.intIn(1, maxStations, "n");
  const m = scanner.intIn(1, maxGroups, "m");
  scanner.endLine();
  for (let station = 0; station < n; station++) scanner.intIn(0, maxValue, "a cost");
  scanner.endLine();
  for (let group = 0; group < m; group++) {
    scanner.intIn(1, n, "a");
    scanner.intIn(1, n, "b");
    scanner.intIn(0, maxValue, "c");
    scanner.endLine();
  }
  if (scanner.hasNext()) scanner.fail("end of input");
}
