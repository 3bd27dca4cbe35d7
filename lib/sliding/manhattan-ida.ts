/**
 * manhattanIda: Manhattan distance as code for slidingIda, the classical heuristic of IDA*.
 *
 * Use     slidingIda(2, 3, manhattanIda(2, 3), { automaton: moveAutomaton(8).next })(tiles).moves
 * Time    O(1) a move
 * Space   64 bytes a cell
 * Limits  as slidingIda
 * Errors  RangeError for sides that are not whole, or of more than 16 cells
 * Source  Korf, Artificial Intelligence 27, 1985; own code
 * Tested  manhattan-ida.test.ts: shortest ways on 2×3 and 3×3, the published node counts of ten boards
 *
 * Variable h: the sum over the tiles of rows and columns to the goal cell. A move changes it by one.
 */
import type { IdaHeuristic } from "./sliding-ida";

export function manhattanIda(rows: number, columns: number): IdaHeuristic {
  const cells = rows * columns;
  const areWhole = Number.isInteger(rows) && Number.isInteger(columns);
  if (!(areWhole && rows >= 1 && columns >= 1 && cells <= 16)) {
    throw new RangeError(
      `manhattanIda: expected whole sides of 1 to 16 cells, got ${rows} × ${columns}`,
    );
  }
  const distance = (tile: number, cell: number) =>
    Math.abs(Math.floor(cell / columns) - Math.floor((tile - 1) / columns)) +
    Math.abs((cell % columns) - ((tile - 1) % columns));
  /** CHANGE[16 · edge + tile], an edge being (blank · 4 + one of four directions). */
  const change = new Int8Array(64 * cells);
  const edgeOf = (blank: number, to: number) =>
    4 * blank + (to < blank ? 0 : 2) + (Math.abs(to - blank) === 1 ? 1 : 0);
  const fill = (blank: number, to: number) => {
    for (let tile = 1; tile < cells; tile++) {
      change[16 * edgeOf(blank, to) + tile] = distance(tile, blank) - distance(tile, to);
    }
  };
  return {
    tables: { CHANGE: change },
    variables: ["h"],
    edge: (blank, to) => {
      fill(blank, to);
      const code = `a=h+CHANGE[${16 * edgeOf(blank, to)}+t];`;
      return { stages: [{ code, within: "a<left" }], handed: ["a"] };
    },
    start: (board) => {
      let sum = 0;
      for (let cell = 0; cell < cells; cell++) {
        if (board[cell] !== 0) sum += distance(board[cell]!, cell);
      }
      return [sum];
    },
    value: ([h]) => h!,
  };
}
