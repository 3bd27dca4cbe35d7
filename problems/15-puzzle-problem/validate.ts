import { Scanner } from "../../lib/io/scanner";
import { type BoardSolver, slidingSolver } from "../../lib/sliding/sliding-solver";
import { problem } from "./problem";

const { side, maxBoards, maxNeeded } = problem.bounds;
let solver: BoardSolver | undefined;

/** Throws at the first thing in the input that the statement forbids. */
export function validate(input: Uint8Array): void {
  const scanner = new Scanner(input);
  solver ??= slidingSolver(side, side);
  let left = scanner.intIn(1, maxBoards, "N");
  scanner.endLine();
  for (; left > 0; left--) {
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
    const needed = solver(board)?.length ?? 0;
    if (needed > maxNeeded) {
      scanner.fail(`a board of at most ${maxNeeded} moves, this one needs ${needed}`, start);
    }
  }
  if (scanner.hasNext()) scanner.fail("the end of the input");
}
