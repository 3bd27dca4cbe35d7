import { Scanner } from "../../lib/io/scanner";
import { problem } from "./problem";

const { maxMoves, maxPositions, maxHeaps, maxBeads } = problem.bounds;

/** Throws at the first thing in the input that the statement forbids. */
export function validate(input: Uint8Array): void {
  const scanner = new Scanner(input);
  for (let block = 0; block === 0 || scanner.hasNext(); block++) {
    const moves = scanner.intIn(0, maxMoves, "k");
    if (moves === 0) break;
    for (let at = 0; at < moves; at++) scanner.intIn(1, maxBeads, "a move");
    scanner.endLine();
    const positions = scanner.intIn(1, maxPositions, "m");
    scanner.endLine();
    for (let position = 0; position < positions; position++) {
      const heaps = scanner.intIn(1, maxHeaps, "l");
      for (let heap = 0; heap < heaps; heap++) scanner.intIn(0, maxBeads, "a heap");
      scanner.endLine();
    }
  }
  if (scanner.hasNext()) scanner.fail("the end of the input");
}
