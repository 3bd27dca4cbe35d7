import { Scanner } from "../../lib/io/scanner";
import { problem } from "./problem";

const SQUARE = /^[a-h][1-8]$/;

/** Throws at the first thing in the input that the statement forbids. */
export function validate(input: Uint8Array): void {
  const scanner = new Scanner(input);
  let queries = 0;
  while (scanner.hasNext()) {
    if (++queries > problem.bounds.maxQueries) {
      scanner.fail(`at most ${problem.bounds.maxQueries} queries`);
    }
    for (let side = 0; side < 2; side++) {
      scanner.hasNext();
      const start = scanner.at;
      if (!SQUARE.test(scanner.token())) scanner.fail("a square a1 … h8", start);
    }
    scanner.endLine();
  }
}
