import { Scanner } from "../../lib/io/scanner";
import { problem } from "./problem";

/** Throws at the first thing in the input that the statement forbids. */
export function validate(input: Uint8Array): void {
  const { side, maxBoards, maxScore } = problem.bounds;
  const scanner = new Scanner(input);
  const boards = scanner.intIn(0, maxBoards, "k");
  scanner.endLine();
  for (let square = 0; square < boards * side * side; square++) {
    scanner.intIn(0, maxScore, "a score");
    if (square % side === side - 1) scanner.endLine();
  }
  if (scanner.hasNext()) scanner.fail("end of input");
}
