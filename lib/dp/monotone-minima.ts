/**
 * monotoneMinima: the column of the least entry of each row of a matrix in which it never moves left.
 *
 * Use     const cost = [[1, 2], [3, 1]]; monotoneMinima(2, 2, (row, a, b) => cost[row]![a]! < cost[row]![b]!)
 * Time    O((rows + columns) log rows) comparisons
 * Space   4 bytes a row
 * Limits  the leftmost least column must not fall from row to row, which is not checked; at least one
 *         column if there are rows; at most 2^30 rows
 * Errors  RangeError: bad sizes; TypeError: isLess returns no boolean
 * Source  the middle row first: folklore, own code
 * Tested  monotone-minima.test.ts: against whole rows; verify: library-checker
 *         min_plus_convolution_convex_arbitrary (no official cases were at hand: the twin is the proof)
 *
 * The matrix is a function, so entries that do not exist can lose every comparison.
 */
import { isTrue } from "../number/binary-search";

/** Whether in this row the entry of column `right` is less than that of `left`, where left < right. */
export type IsLess = (row: number, left: number, right: number) => boolean;

export function monotoneMinima(rows: number, columns: number, isLess: IsLess): Int32Array {
  checkSizes("monotoneMinima", rows, columns);
  const best = new Int32Array(rows);
  fill(best, 0, rows, 0, columns, isLess);
  return best;
}

/** The rows [top, bottom), whose least columns lie in [left, right). */
function fill(
  best: Int32Array,
  top: number,
  bottom: number,
  left: number,
  right: number,
  isLess: IsLess,
): void {
  if (top >= bottom) return;
  const middle = (top + bottom) >> 1;
  let least = left;
  for (let column = left + 1; column < right; column++) {
    if (isTrue("monotoneMinima", isLess(middle, least, column), WISH)) least = column;
  }
  best[middle] = least;
  fill(best, top, middle, left, least + 1, isLess);
  fill(best, middle + 1, bottom, least, right, isLess);
}

/** A difference, which sorts take, would be true for nearly all pairs. */
export const WISH = "isLess must return a boolean, such as cost(row, right) < cost(row, left)";

export function checkSizes(name: string, rows: number, columns: number): void {
  const isSize = (size: number) => Number.isInteger(size) && size >= 0 && size <= 2 ** 30;
  if (isSize(rows) && isSize(columns) && (columns > 0 || rows === 0)) return;
  throw new RangeError(
    `${name}: expected sizes in [0, 2^30] with a column, got ${rows} × ${columns}`,
  );
}
