import { Scanner } from "../../lib/scanner";

/** Throws at the first thing in the input that the statement forbids. */
export function validate(input: Uint8Array): void {
  const scanner = new Scanner(input);
  scanner.fail("the rules of {{slug}}, which validate.ts does not hold yet,");
}
