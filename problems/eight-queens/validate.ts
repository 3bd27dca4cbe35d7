import { Scanner } from "../../lib/io/scanner";
import { problem } from "./problem";

const ROW = /^[.*]{8}$/;

/** Throws at the first thing in the input that the statement forbids. */
export function validate(input: Uint8Array): void {
  const scanner = new Scanner(input);
  for (let row = 0; row < problem.bounds.side; row++) {
    scanner.hasNext();
    const start = scanner.at;
    if (!ROW.test(scanner.token())) scanner.fail('a row of 8 squares "*" or "."', start);
    scanner.endLine();
  }
  if (scanner.hasNext()) scanner.fail("end of input");
}
