import { Scanner } from "../../lib/io/scanner";
import { problem } from "./problem";

const { maxSticks, maxMoves } = problem.bounds;

/** Throws at the first thing in the input that the statement forbids. */
export function validate(input: Uint8Array): void {
  const scanner = new Scanner(input);
  const sticks = scanner.intIn(1, maxSticks, "n");
  const moves = scanner.intIn(1, maxMoves, "k");
  scanner.endLine();
  const seen = new Set<number>();
  for (let at = 0; at < moves; at++) {
    const move = scanner.intIn(1, sticks, "a move");
    if (seen.has(move)) scanner.fail("a move that did not occur before");
    seen.add(move);
  }
  if (scanner.hasNext()) scanner.fail("the end of the input");
}
