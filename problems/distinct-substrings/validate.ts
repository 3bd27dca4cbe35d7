import { Scanner } from "../../lib/io/scanner";
import { bounds } from "./problem";

/** Throws at the first thing in the input that the statement forbids. */
export function validate(input: Uint8Array): void {
  const scanner = new Scanner(input);
  scanner.hasNext();
  const start = scanner.at;
  const text = scanner.token();
  if (text.length > bounds.maxLength || !/^[a-z]+$/.test(text)) {
    scanner.fail(`up to ${bounds.maxLength} lower-case letters`, start);
  }
  if (scanner.hasNext()) scanner.fail("the end of the input");
}
