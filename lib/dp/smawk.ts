/**
 * smawk: the column of the least entry of each row of a totally monotone matrix.
 *
 * Use     const cost = [[1, 2], [3, 1]]; smawk(2, 2, (row, a, b) => cost[row]![a]! < cost[row]![b]!)
 * Time    O(rows + columns) comparisons
 * Space   about 24 bytes a row and a column
 * Limits  totally monotone, which is not checked: if an entry is less than one on its left, so it is in
 *         all rows below (Monge matrices are such); at least one column if there are rows
 * Errors  RangeError: bad sizes; TypeError: isLess returns no boolean
 * Source  A. Aggarwal, M. M. Klawe, S. Moran, P. Shor, R. Wilber, Algorithmica 2 (1987), own code
 * Tested  smawk.test.ts: against whole rows; verify: library-checker
 *         min_plus_convolution_convex_arbitrary (no official cases were at hand: the twin is the proof)
 */
import { isTrue } from "../number/binary-search";
import { checkSizes, type IsLess, WISH } from "./monotone-minima";

export function smawk(rows: number, columns: number, isLess: IsLess): Int32Array {
  checkSizes("smawk", rows, columns);
  const best = new Int32Array(rows);
  if (rows > 0) {
    const allColumns = Int32Array.from({ length: columns }, (_, column) => column);
    solve(best, rows, 1, allColumns, isLess);
  }
  return best;
}

/** Every `stride`-th row, from row stride - 1 on; their least entries lie in `candidates`. */
function solve(
  best: Int32Array,
  rows: number,
  stride: number,
  candidates: Int32Array,
  isLess: IsLess,
): void {
  const count = Math.floor(rows / stride);
  if (count === 0) return;
  // Reduce: the stack keeps at most as many columns as there are rows.
  const stack = new Int32Array(count);
  let size = 0;
  for (const column of candidates) {
    while (size > 0 && isTrue("smawk", isLess(size * stride - 1, stack[size - 1]!, column), WISH))
      size--;
    if (size < count) stack[size++] = column;
  }
  solve(best, rows, 2 * stride, stack.slice(0, size), isLess);
  // Interpolate: the rows between have their least entries between those of their neighbours.
  for (let row = stride - 1, at = 0; row < rows; row += 2 * stride) {
    const below = row + stride;
    const last = below < rows ? best[below]! : stack[size - 1]!;
    let least = stack[at]!;
    while (stack[at] !== last) {
      at++;
      if (isTrue("smawk", isLess(row, least, stack[at]!), WISH)) least = stack[at]!;
    }
    best[row] = least;
  }
}
