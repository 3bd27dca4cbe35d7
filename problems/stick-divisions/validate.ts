import { Scanner } from "../../lib/io/scanner";
import { bounds } from "./problem";

/** Throws at the first thing in the input that the statement forbids. */
export function validate(input: Uint8Array): void {
  const scanner = new Scanner(input);
  const x = scanner.intIn(1, bounds.maxLength, "x");
  const n = scanner.intIn(1, bounds.maxSticks, "n");
  scanner.endLine();
  let sum = 0;
  for (let stick = 0; stick < n; stick++) sum += scanner.intIn(1, x, "a length");
  scanner.endLine();
  if (sum !== x) scanner.fail(`lengths whose sum is ${x}, not ${sum}`);
  if (scanner.hasNext()) scanner.fail("the end of the input");
}
