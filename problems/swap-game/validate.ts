import { Scanner } from "../../lib/io/scanner";

/** Throws at the first thing in the input that the statement forbids. */
export function validate(input: Uint8Array): void {
  const scanner = new Scanner(input);
  const seen = new Set<number>();
  for (let cell = 0; cell < 9; cell++) {
    const number = scanner.intIn(1, 9, "a number");
    if (seen.has(number)) scanner.fail(`a number other than ${number}`);
    seen.add(number);
    if (cell % 3 === 2) scanner.endLine();
  }
  if (scanner.hasNext()) scanner.fail("the end of the input");
}
