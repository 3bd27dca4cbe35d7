import { Scanner } from "../../lib/io/scanner";
import { problem } from "./problem";

/** Throws at the first thing in the input that the statement forbids. */
export function validate(input: Uint8Array): void {
  const scanner = new Scanner(input);
  const n = scanner.intIn(1, problem.bounds.maxN, "N");
  scanner.endLine();
  for (let row = 0; row < n; row++) {
    scanner.hasNext();
    const start = scanner.at;
    const squares = scanner.token();
    if (squares.length !== n || /[^.*]/.test(squares)) {
      scanner.fail(`a row of ${n} squares "*" or "."`, start);
    }
    scanner.endLine();
  }
  if (scanner.hasNext()) scanner.fail("end of input");
}
