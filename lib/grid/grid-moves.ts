/**
 * gridMoves: for each cell of a grid the cells that given steps lead to, without leaving the grid.
 *
 * Use     const moves = gridMoves(8, 8, leaperMoves(1, 2)); moves(0)
 * Time    O(cells · steps) to build, O(1) to look up
 * Space   4 bytes a move, 4 a cell, and about 100 for each queried cell
 * Limits  rows and columns in [0, 2^15]; cells are numbered row * columns + column
 * Errors  RangeError for a bad side, a cell that is not on the grid
 * Source  folklore, own code
 * Tested  grid-moves.test.ts: against a test of both coordinates on every board to 5×5
 */
import type { Step } from "./leaper-moves";

export function gridMoves(
  rows: number,
  columns: number,
  steps: readonly Step[],
): (cell: number) => Int32Array {
  for (const side of [rows, columns]) {
    if (!Number.isInteger(side) || side < 0 || side > 2 ** 15) {
      throw new RangeError(`gridMoves: a side must be an integer in [0, 2^15], got ${side}`);
    }
  }
  const cells = rows * columns;
  const targets = new Int32Array(cells * steps.length);
  // The targets of `cell` are targets[first[cell]] … targets[first[cell + 1] - 1].
  const first = new Int32Array(cells + 1);
  let count = 0;
  for (let cell = 0; cell < cells; cell++) {
    const row = Math.floor(cell / columns);
    const column = cell - row * columns;
    for (const step of steps) {
      const r = row + step.rows;
      const c = column + step.columns;
      if (r >= 0 && r < rows && c >= 0 && c < columns) targets[count++] = r * columns + c;
    }
    first[cell + 1] = count;
  }
  // Making a view costs more than walking through it, so each view is made once and kept.
  const views: Int32Array[] = [];
  const view = (cell: number) => {
    if (!Number.isInteger(cell) || cell < 0 || cell >= cells) {
      throw new RangeError(`gridMoves: no cell ${cell}, there are ${cells}`);
    }
    return targets.subarray(first[cell], first[cell + 1]);
  };
  return (cell) => (views[cell] ??= view(cell));
}

/** To the four neighbours: up, left, right, down. */
export const ROOK_STEPS: readonly Step[] = [
  { rows: -1, columns: 0 },
  { rows: 0, columns: -1 },
  { rows: 0, columns: 1 },
  { rows: 1, columns: 0 },
];

/** To the four diagonal neighbours. */
export const BISHOP_STEPS: readonly Step[] = [
  { rows: -1, columns: -1 },
  { rows: -1, columns: 1 },
  { rows: 1, columns: -1 },
  { rows: 1, columns: 1 },
];

/** To all eight neighbours. */
export const KING_STEPS: readonly Step[] = [...ROOK_STEPS, ...BISHOP_STEPS];
