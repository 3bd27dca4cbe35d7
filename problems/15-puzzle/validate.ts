import { Scanner } from "../../lib/io/scanner";
import { problem } from "./problem";

const { side, maxTests } = problem.bounds;

/** Throws at the first thing in the input that the statement forbids. */
export function validate(input: Uint8Array): void {
  const scanner = new Scanner(input);
  let left = scanner.intIn(1, maxTests, "T");
  scanner.endLine();
  for (; left > 0; left--) {
    scanner.endLine();
    scanner.hasNext();
    const start = scanner.at;
    const board: number[] = [];
    while (board.length < side * side) {
      scanner.hasNext();
      const at = scanner.at;
      const tile = scanner.intIn(0, side * side - 1, "a tile");
      if (board.includes(tile)) scanner.fail("a tile that the board has not had yet", at);
      board.push(tile);
      if (board.length % side === 0) scanner.endLine();
    }
    const solved = board.every((tile, cell) => tile === (cell + 1) % board.length);
    if (solved) scanner.fail("a board that needs a move", start);
  }
  if (scanner.hasNext()) scanner.fail("the end of the input");
}
