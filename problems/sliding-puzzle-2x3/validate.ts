import { Scanner } from "../../lib/io/scanner";
import { problem } from "./problem";

const CELLS = problem.bounds.rows * problem.bounds.columns;

/** Throws at the first thing in the input that the statement forbids. */
export function validate(input: Uint8Array): void {
  const scanner = new Scanner(input);
  const seen: number[] = [];
  while (seen.length < CELLS) {
    scanner.hasNext();
    const at = scanner.at;
    const tile = scanner.intIn(0, CELLS - 1, "a tile");
    if (seen.includes(tile)) scanner.fail("a tile that has not come yet", at);
    seen.push(tile);
    if (seen.length % problem.bounds.columns === 0) scanner.endLine();
  }
  if (scanner.hasNext()) scanner.fail("the end of the input");
}
