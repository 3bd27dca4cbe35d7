import { Scanner } from "../../lib/io/scanner";
import { problem } from "./problem";

const { maxSide, maxNumbers } = problem.bounds;

/** Throws at the first thing in the input that the statement forbids. */
export function validate(input: Uint8Array): void {
  const scanner = new Scanner(input);
  let numbers = 0;
  let left = scanner.intIn(1, maxNumbers, "N");
  scanner.endLine();
  for (; left > 0; left--) {
    scanner.hasNext();
    const start = scanner.at;
    const side = scanner.intIn(1, maxSide, "M");
    scanner.endLine();
    const cells = side ** 3;
    numbers += cells;
    if (numbers > maxNumbers) scanner.fail(`at most ${maxNumbers} numbers in all`, start);
    const seen = new Uint8Array(cells);
    for (let cell = 0; cell < cells; cell++) {
      scanner.hasNext();
      const at = scanner.at;
      const tile = scanner.intIn(0, cells - 1, "a tile");
      if (seen[tile]) scanner.fail("a tile that the cube has not had yet", at);
      seen[tile] = 1;
      if ((cell + 1) % side ** 2 === 0) scanner.endLine();
    }
  }
  if (scanner.hasNext()) scanner.fail("the end of the input");
}
