import { Scanner } from "../../lib/io/scanner";
import { problem } from "./problem";

const { maxMoves, maxStones } = problem.bounds;

/** Throws at the first thing in the input that the statement forbids. */
export function validate(input: Uint8Array): void {
  const scanner = new Scanner(input);
  const count = scanner.intIn(1, maxMoves, "N");
  const stones = scanner.intIn(1, maxStones, "K");
  scanner.endLine();
  let last = 0;
  for (let at = 0; at < count; at++) {
    last = scanner.intIn(last + 1, stones, "a move, in ascending order,");
  }
  if (scanner.hasNext()) scanner.fail("the end of the input");
}
