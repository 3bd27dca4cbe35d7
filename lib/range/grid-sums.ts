/**
 * GridSums: sums of rectangles of a fixed row-major grid.
 *
 * Use     const sums = new GridSums(rows, columns, [1, 2, 3, 4, 5, 6]); sums.sum(0, 0, 2, 3)
 * Time    O(1) for sum; O(rows · columns) to build
 * Space   8 bytes a cell
 * Limits  up to 2^28 cells; exact while all sums stay within ±2^53
 * Errors  RangeError for bad sides, values of another count, and a rectangle outside
 * Source  folklore ("summed-area table")
 * Tested  programs.test.ts: against an array; grid-sums.test.ts; verify: cses 1652
 */
import { checkGrid, checkRange, numbersOf } from "./check-range";

export class GridSums {
  readonly rows: number;
  readonly columns: number;
  /** sums[r * (columns + 1) + c] is the sum of the first c cells of the first r rows. */
  private readonly sums: Float64Array;

  constructor(rows: number, columns: number, cells: ArrayLike<number>) {
    checkGrid("GridSums", rows, columns, 2 ** 28, cells);
    const numbers = numbersOf("GridSums", cells);
    const width = columns + 1;
    const sums = new Float64Array((rows + 1) * width);
    for (let row = 0; row < rows; row++) {
      let sum = 0;
      for (let column = 0; column < columns; column++) {
        sum += numbers[row * columns + column]!;
        const at = (row + 1) * width + column + 1;
        sums[at] = sums[at - width]! + sum;
      }
    }
    this.rows = rows;
    this.columns = columns;
    this.sums = sums;
  }

  /** The sum of the cells in the rows [top, bottom) and the columns [left, right). */
  sum(top: number, left: number, bottom: number, right: number): number {
    checkRange("GridSums.sum: rows", top, bottom, this.rows);
    checkRange("GridSums.sum: columns", left, right, this.columns);
    const sums = this.sums;
    const above = top * (this.columns + 1);
    const below = bottom * (this.columns + 1);
    return sums[below + right]! - sums[below + left]! - sums[above + right]! + sums[above + left]!;
  }
}
