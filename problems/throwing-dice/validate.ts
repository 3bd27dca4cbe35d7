import { nextBigint, Scanner } from "../../lib/io/scanner";
import { bounds } from "./problem";

/** Throws at the first thing in the input that the statement forbids. */
export function validate(input: Uint8Array): void {
  const scanner = new Scanner(input);
  const n = nextBigint(scanner);
  if (n < 1n || n > bounds.maxSum) scanner.fail("n in [1, 10^18]", 0);
  if (scanner.hasNext()) scanner.fail("the end of the input");
}
