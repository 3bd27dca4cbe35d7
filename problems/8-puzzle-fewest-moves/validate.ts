import { Scanner } from "../../lib/io/scanner";
import { problem } from "./problem";

const { side, maxTests } = problem.bounds;

/** Throws at the first thing in the input that the statement forbids. */
export function validate(input: Uint8Array): void {
  const scanner = new Scanner(input);
  let left = scanner.intIn(1, maxTests, "T");
  scanner.endLine();
  for (; left > 0; left--) {
    scanner.endLine();
    const seen: number[] = [];
    while (seen.length < side * side) {
      scanner.hasNext();
      const at = scanner.at;
      const tile = scanner.intIn(0, side * side - 1, "a tile");
      if (seen.includes(tile)) scanner.fail("a tile that the board has not had yet", at);
      seen.push(tile);
      if (seen.length % side === 0) scanner.endLine();
    }
  }
  if (scanner.hasNext()) scanner.fail("the end of the input");
}
