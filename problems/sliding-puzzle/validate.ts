import { Scanner } from "../../lib/io/scanner";
import { problem } from "./problem";

/** Throws at the first thing in the input that the statement forbids. */
export function validate(input: Uint8Array): void {
  const scanner = new Scanner(input);
  const { maxBoards, maxFifteens, maxLine } = problem.bounds;
  let fifteens = 0;
  let left = scanner.intIn(1, maxBoards, "t");
  scanner.endLine();
  for (; left > 0; left--) {
    scanner.hasNext();
    const start = scanner.at;
    const rows = scanner.intIn(1, maxLine, "n");
    const columns = scanner.intIn(1, maxLine, "m");
    scanner.endLine();
    const [short, long] = rows < columns ? [rows, columns] : [columns, rows];
    const cells = rows * columns;
    const allowed = short === 1 || cells <= 12 || (short === 4 && long === 4);
    if (!allowed) scanner.fail("a size 1×m, 2×m to 2×6, 3×3, 3×4, 4×4 or its transpose", start);
    if (cells === 16 && short === 4 && ++fifteens > maxFifteens) {
      scanner.fail(`at most ${maxFifteens} boards of 4×4`, start);
    }
    const seen = new Set<number>();
    while (seen.size < cells) {
      scanner.hasNext();
      const at = scanner.at;
      const tile = scanner.intIn(0, cells - 1, "a tile");
      if (seen.has(tile)) scanner.fail("a tile that the board has not had yet", at);
      seen.add(tile);
      if (seen.size % columns === 0) scanner.endLine();
    }
  }
  if (scanner.hasNext()) scanner.fail("the end of the input");
}
