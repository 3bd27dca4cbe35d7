import { Scanner } from "../../lib/io/scanner";
import { problem } from "./problem";

/** Throws at the first thing in the input that the statement forbids. */
export function validate(input: Uint8Array): void {
  const scanner = new Scanner(input);
  const n = scanner.intIn(1, problem.bounds.maxSide, "n");
  const obstacles = scanner.intIn(0, problem.bounds.maxObstacles, "k");
  scanner.endLine();
  const queenRow = scanner.intIn(1, n, "the queen's row");
  const queenColumn = scanner.intIn(1, n, "the queen's column");
  scanner.endLine();
  for (let obstacle = 0; obstacle < obstacles; obstacle++) {
    scanner.hasNext();
    const start = scanner.at;
    const row = scanner.intIn(1, n, "a row");
    const column = scanner.intIn(1, n, "a column");
    scanner.endLine();
    if (row === queenRow && column === queenColumn)
      scanner.fail("no obstacle under the queen", start);
  }
  if (scanner.hasNext()) scanner.fail("end of input");
}
