import { Scanner } from "../../lib/io/scanner";
import { problem } from "./problem";

/** Throws at the first thing in the input that the statement forbids. */
export function validate(input: Uint8Array): void {
  const scanner = new Scanner(input);
  const tests = scanner.intIn(1, problem.bounds.maxTests, "n");
  scanner.endLine();
  for (let at = 0; at < tests; at++) {
    scanner.hasNext();
    const start = scanner.at;
    if (!/^[a-h][1-8]$/.test(scanner.token())) scanner.fail("a square a1 … h8", start);
    scanner.endLine();
  }
  if (scanner.hasNext()) scanner.fail("the end of the input");
}
