import { Scanner } from "../../lib/io/scanner";
import { problem } from "./problem";

/**
 * Throws at the first thing in the input that the statement forbids, a board without an answer
 * included.
 */
export function validate(input: Uint8Array): void {
  const { maxN, maxBoards } = problem.bounds;
  const scanner = new Scanner(input);
  let boards = 0;
  while (scanner.hasNext()) {
    const start = scanner.at;
    if (++boards > maxBoards) scanner.fail(`at most ${maxBoards} boards`);
    const n = scanner.intIn(1, maxN, "N");
    const columns = Array.from({ length: n }, () => scanner.intIn(0, n, "a column") - 1);
    scanner.endLine();
    if (!canBeCompleted(columns)) scanner.fail("queens that can be completed", start);
  }
}

/**
 * Backtracking that always fills the row with the fewest free squares; shares no code with the
 * solution.
 */
function canBeCompleted(columns: readonly number[]): boolean {
  const n = columns.length;
  const rows: number[] = []; // rows[depth], column[depth]: the queens placed so far
  const set: number[] = [];
  const open = new Set<number>();
  const free = (row: number, column: number) =>
    rows.every((other, at) => {
      const gap = Math.abs(set[at]! - column);
      return gap !== 0 && gap !== Math.abs(other - row);
    });
  for (const [row, column] of columns.entries()) {
    if (column < 0) open.add(row);
    else if (!free(row, column)) return false;
    else {
      rows.push(row);
      set.push(column);
    }
  }
  const fill = (): boolean => {
    let best: { row: number; squares: number[] } | undefined;
    for (const row of open) {
      const squares = Array.from({ length: n }, (_, column) => column).filter((column) =>
        free(row, column),
      );
      if (!best || squares.length < best.squares.length) best = { row, squares };
    }
    if (!best) return true;
    open.delete(best.row);
    rows.push(best.row);
    for (const column of best.squares) {
      set.push(column);
      if (fill()) return true;
      set.pop();
    }
    rows.pop();
    open.add(best.row);
    return false;
  };
  return fill();
}
