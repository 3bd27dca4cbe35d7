import { Scanner } from "../../lib/io/scanner";
import { problem } from "./problem";

/** Throws at the first thing in the input that the statement forbids. */
export function validate(input: Uint8Array): void {
  const scanner = new Scanner(input);
  const n = scanner.intIn(1, problem.bounds.maxLength, "n");
  scanner.endLine();
  const seen = new Set<number>();
  for (let place = 1; place <= n; place++) {
    const value = scanner.intIn(1, n, `value ${place}`);
    if (seen.has(value)) scanner.fail("a value that was not there before");
    seen.add(value);
  }
  if (scanner.hasNext()) scanner.fail("end of input");
}
