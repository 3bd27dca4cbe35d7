import { Scanner } from "../../lib/io/scanner";
import { problem } from "./problem";

const { side, maxTests, maxCoins } = problem.bounds;

/** Throws at the first thing in the input that the statement forbids. */
export function validate(input: Uint8Array): void {
  const scanner = new Scanner(input);
  if (!scanner.hasNext()) return; // the same as no test
  const tests = scanner.intIn(0, maxTests, "T");
  scanner.endLine();
  for (let test = 0; test < tests; test++) {
    const coins = scanner.intIn(0, maxCoins, "k");
    scanner.endLine();
    for (let coin = 0; coin < coins; coin++) {
      scanner.intIn(1, side, "x");
      scanner.intIn(1, side, "y");
      scanner.endLine();
    }
  }
  if (scanner.hasNext()) scanner.fail("the end of the input");
}
