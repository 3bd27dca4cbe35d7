import { Scanner } from "../../lib/io/scanner";
import { countQueensOn } from "../../lib/queens/queens-count";
import { problem } from "./problem";

/** Throws at the first thing in the input that the statement forbids. */
export function validate(input: Uint8Array): void {
  const { side } = problem.bounds;
  const scanner = new Scanner(input);
  const allowed = new Int32Array(side).fill(-1);
  const queens = scanner.intIn(0, side, "k");
  scanner.endLine();
  for (let queen = 0; queen < queens; queen++) {
    const row = scanner.intIn(0, side - 1, "a row");
    allowed[row]! &= 1 << scanner.intIn(0, side - 1, "a column");
    scanner.endLine();
  }
  if (scanner.hasNext()) scanner.fail("end of input");
  const count = countQueensOn(allowed);
  if (count !== 1) scanner.fail(`queens with one completion (these have ${count})`, 0);
}
