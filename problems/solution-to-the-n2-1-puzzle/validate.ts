import { Scanner } from "../../lib/io/scanner";
import { problem } from "./problem";

/** Throws at the first thing in the input that the statement forbids. */
export function validate(input: Uint8Array): void {
  const scanner = new Scanner(input);
  const side = scanner.intIn(1, problem.bounds.maxSide, "n");
  scanner.endLine();
  const seen = new Set<number>();
  while (seen.size < side * side) {
    scanner.hasNext();
    const at = scanner.at;
    const tile = scanner.intIn(0, side * side - 1, "a tile");
    if (seen.has(tile)) scanner.fail("a tile that has not come yet", at);
    seen.add(tile);
    if (seen.size % side === 0) scanner.endLine();
  }
  if (scanner.hasNext()) scanner.fail("the end of the input");
}
