/**
 * nearestSmaller: for each value the nearest smaller ones before and behind it ("monotonic stack"); the largest
 * rectangle under a histogram and in a grid.
 *
 * Use     const { before, behind } = nearestSmaller(values); const { area, left, right } = largestRectangle([2, 5, 4]);
 *         const { top, bottom } = largestRectangleOfGrid(2, 3, [0, 1, 1, 0, 1, 1]) // of cells that are not 0
 * Time    O(n), rows · columns for a grid
 * Space   8 bytes a value in the answer, 4 while it runs; 12 bytes a value, or column, for rectangles
 * Limits  any numbers but NaN, heights ≥ 0; for the nearest greater ones negate the values
 * Errors  RangeError for NaN, a height below 0, cells of another count
 * Source  folklore, own code
 * Tested  nearest-smaller.test.ts: against a search from each place, 10^6 values in order, and all rectangles;
 *         verify: Library Checker cartesian_tree, AOJ DPL_3_C, DPL_3_B
 *
 * Value i is the least of the ranges [l, r) with before[i] < l <= i < r <= behind[i]. So that each range
 * counts once where values are equal, take one side of nearestSmaller(values) and the other side of
 * nearestSmaller(values, { orEqual: true }).
 */
export interface SmallerNeighbours {
  /** The nearest index below i with a smaller value, -1 for none. */
  readonly before: Int32Array;
  /** The nearest index above i with a smaller value, n for none. */
  readonly behind: Int32Array;
}

/** Indices of the nearest smaller values, with orEqual also of equal ones, on both sides. O(n). */
export function nearestSmaller(
  values: ArrayLike<number>,
  { orEqual = false }: { orEqual?: boolean } = {},
): SmallerNeighbours {
  const numbers = new Float64Array(values); // texts, too, are compared as numbers
  const n = numbers.length;
  const before = new Int32Array(n);
  const behind = new Int32Array(n).fill(n);
  const stack = new Int32Array(n); // indices whose values ascend: no smaller value has come behind them
  let open = 0;
  for (let i = 0; i < n; i++) {
    const value = numbers[i]!;
    if (Number.isNaN(value)) throw new RangeError(`nearestSmaller: values[${i}] is NaN`);
    while (open > 0 && numbers[stack[open - 1]!]! > value) behind[stack[--open]!] = i;
    const top = open > 0 ? stack[open - 1]! : -1;
    const isEqual = top >= 0 && numbers[top]! === value;
    before[i] = isEqual && !orEqual ? before[top]! : top;
    if (isEqual && orEqual) behind[stack[--open]!] = i;
    stack[open++] = i;
  }
  return { before, behind };
}

/** It stands on [left, right); of two as large the one that ends first. */
export function largestRectangle(heights: ArrayLike<number>) {
  const best = { area: 0, height: 0, left: 0, right: 0 };
  const numbers = new Float64Array(heights);
  for (let i = 0; i < numbers.length; i++) {
    if (numbers[i]! >= 0) continue;
    throw new RangeError(`largestRectangle: heights[${i}] must be at least 0, got ${numbers[i]}`);
  }
  enlarge(best, numbers, new Int32Array(numbers.length));
  return best;
}

/** The most cells of rows [top, bottom) and columns [left, right) of which none is 0. Cells row by row. */
export function largestRectangleOfGrid(rows: number, columns: number, cells: ArrayLike<number>) {
  const count = rows * columns;
  if (rows >>> 0 !== rows || columns >>> 0 !== columns || cells.length !== count) {
    throw new RangeError(
      `largestRectangleOfGrid: expected ${rows} x ${columns} cells, got ${cells.length}`,
    );
  }
  const best = { area: 0, height: 0, left: 0, right: 0 };
  let bottom = 0;
  const heights = new Float64Array(columns);
  const stack = new Int32Array(columns);
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const cell = +cells[row * columns + column]!;
      if (Number.isNaN(cell)) {
        throw new RangeError(`largestRectangleOfGrid: cell ${row * columns + column} is NaN`);
      }
      heights[column] = cell === 0 ? 0 : heights[column]! + 1;
    }
    if (enlarge(best, heights, stack)) bottom = row + 1;
  }
  const { area, left, right, height } = best;
  return { area, top: bottom - height, bottom, left, right };
}

interface Standing {
  area: number;
  height: number;
  left: number;
  right: number;
}

/** best becomes the largest rectangle under these heights, if that is larger. */
function enlarge(best: Standing, heights: Float64Array, stack: Int32Array): boolean {
  const before = best.area;
  const n = heights.length;
  let open = 0; // places on the stack, whose heights ascend
  for (let i = 0; i <= n; i++) {
    while (open > 0 && (i === n || heights[stack[open - 1]!]! >= heights[i]!)) {
      const height = heights[stack[--open]!]!;
      const left = open > 0 ? stack[open - 1]! + 1 : 0;
      if (height * (i - left) <= best.area) continue;
      best.area = height * (i - left);
      best.height = height;
      best.left = left;
      best.right = i;
    }
    if (i < n) stack[open++] = i;
  }
  return best.area > before;
}
