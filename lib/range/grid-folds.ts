/**
 * GridFolds: folds of rectangles of a fixed row-major grid by an idempotent operation, such as min, max, gcd, or.
 *
 * Use     const folds = new GridFolds(2, 3, [3, 1, 4, 1, 5, 9], Math.min); folds.fold(0, 1, 2, 3)
 * Time    O(1) for fold: four look-ups, three calls of op; O(cells · log rows · log columns) to build
 * Space   8 log rows · log columns bytes a cell, of an Int32Array the half: 65 MB for 500 × 500
 * Limits  up to 2^24 cells; op(a, a) = a and op is associative and commutative: for sums take GridSums, for cells that
 *         change SegmentGrid
 * Errors  RangeError for bad sides, values of another count, NaN, and a rectangle outside or empty; TypeError for an
 *         op that is no function
 * Source  a SparseTable of each number 2^k of rows: folklore ("two-dimensional sparse table")
 * Tested  programs.test.ts: against an array; verify: poj 2019
 */
import { checkGrid, checkOp, checkRange, numbersOf } from "./check-range";
import { SparseTable } from "./sparse-table";

export class GridFolds {
  readonly rows: number;
  readonly columns: number;
  private readonly op: (a: number, b: number) => number;
  /** Table k has the folds of 2^k rows, one below the other, column by column. */
  private readonly tables: SparseTable[] = [];

  constructor(
    rows: number,
    columns: number,
    cells: ArrayLike<number>,
    op: (a: number, b: number) => number,
  ) {
    checkGrid("GridFolds", rows, columns, 2 ** 24, cells);
    checkOp("GridFolds", op);
    this.rows = rows;
    this.columns = columns;
    this.op = op;
    let folds = cells instanceof Int32Array ? cells : numbersOf("GridFolds", cells);
    for (let height = 1; height <= rows; height *= 2) {
      this.tables.push(new SparseTable(folds, op, columns));
      const below = folds.subarray(height * columns);
      folds = folds.slice(0, Math.max(0, rows - 2 * height + 1) * columns);
      for (let at = 0; at < folds.length; at++) folds[at] = op(folds[at]!, below[at]!);
    }
  }

  /** The fold of the cells in the rows [top, bottom) and the columns [left, right), which has some. */
  fold(top: number, left: number, bottom: number, right: number): number {
    checkRange("GridFolds.fold: rows", top, bottom, this.rows);
    checkRange("GridFolds.fold: columns", left, right, this.columns);
    if (top === bottom || left === right) throw new RangeError("GridFolds.fold: no cells");
    const level = 31 - Math.clz32(bottom - top);
    const table = this.tables[level]!;
    const upper = top * this.columns;
    const lower = (bottom - (1 << level)) * this.columns;
    return this.op(
      table.fold(upper + left, upper + right),
      table.fold(lower + left, lower + right),
    );
  }
}
