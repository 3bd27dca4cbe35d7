import { Scanner } from "../../lib/io/scanner";
import { queensCompletion } from "../../lib/queens/queens-completion";
import { problem } from "./problem";

/** Throws at the first thing in the input that the statement forbids, a board without answer included. */
export function validate(input: Uint8Array): void {
  const { maxN, maxBoards } = problem.bounds;
  const scanner = new Scanner(input);
  let boards = 0;
  while (scanner.hasNext()) {
    const start = scanner.at;
    if (++boards > maxBoards) scanner.fail(`at most ${maxBoards} boards`);
    const n = scanner.intIn(1, maxN, "N");
    const columns = Array.from({ length: n }, () => scanner.intIn(0, n, "a column") - 1);
    if (!queensCompletion(columns)) scanner.fail("queens that can be completed", start);
  }
}
