import { nextBigint, Scanner } from "../../lib/io/scanner";
import { problem } from "./problem";

const { maxTests, maxPilesInAll, maxStones } = problem.bounds;

/** Throws at the first thing in the input that the statement forbids. */
export function validate(input: Uint8Array): void {
  const scanner = new Scanner(input);
  if (!scanner.hasNext()) return; // the same as no test
  const tests = scanner.intIn(0, maxTests, "t");
  scanner.endLine();
  let left: number = maxPilesInAll;
  for (let test = 0; test < tests; test++) {
    const piles = scanner.intIn(0, left, "n, at most 10^6 in all,");
    left -= piles;
    scanner.endLine();
    for (let pile = 0; pile < piles; pile++) {
      scanner.hasNext();
      const start = scanner.at;
      const stones = nextBigint(scanner);
      if (stones < 0n || stones > maxStones) scanner.fail("a pile in [0, 10^18]", start);
    }
    if (piles > 0) scanner.endLine();
  }
  if (scanner.hasNext()) scanner.fail("the end of the input");
}
