import { Scanner } from "../../lib/io/scanner";
import { problem } from "./problem";

/** Throws at the first thing in the input that the statement forbids. */
export function validate(input: Uint8Array): void {
  const scanner = new Scanner(input);
  let puzzles = 0;
  while (scanner.hasNext()) {
    if (++puzzles > problem.bounds.maxPuzzles) {
      scanner.fail(`at most ${problem.bounds.maxPuzzles} puzzles`);
    }
    const seen = new Set<string>();
    while (seen.size < problem.bounds.side ** 2) {
      scanner.hasNext();
      const start = scanner.at;
      const token = scanner.token();
      if (!/^[1-8x]$/.test(token)) scanner.fail("a tile 1 … 8 or x", start);
      if (seen.has(token)) scanner.fail("a tile that the puzzle has not had yet", start);
      seen.add(token);
    }
    scanner.endLine();
  }
}
