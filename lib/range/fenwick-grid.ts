/**
 * FenwickGrid: numbers in a grid under additions to one cell and sums of rectangles.
 *
 * Use     const grid = new FenwickGrid(rows, columns); grid.add(1, 2, 5); grid.sum(0, 0, 2, 3);
 *         grid.set(1, 2, 7); grid.get(1, 2)
 * Time    O(log rows · log columns) for add, set, sum and get; O(cells) to build
 * Space   8 bytes a cell
 * Limits  up to 2^27 cells; exact while all sums stay within ±2^53. For few points in a large plane take
 *         FenwickTree2d
 * Errors  RangeError for bad sides, a cell or rectangle outside, and a number that is not finite
 * Source  Fenwick trees of Fenwick trees: folklore, own code
 * Tested  programs.test.ts: against an array; fenwick-grid.test.ts: largest sides; verify: poj 1195
 */
import { checkFinite, checkIndex, checkRange, checkSize } from "./check-range";

export class FenwickGrid {
  readonly rows: number;
  readonly columns: number;
  private readonly tree: Float64Array;

  constructor(rows: number, columns: number) {
    checkSize("FenwickGrid: rows", rows, 2 ** 27);
    checkSize("FenwickGrid: columns", columns, 2 ** 27);
    checkSize("FenwickGrid: rows * columns", rows * columns, 2 ** 27);
    this.rows = rows;
    this.columns = columns;
    this.tree = new Float64Array((rows + 1) * (columns + 1));
  }

  /** Adds x to one cell. */
  add(row: number, column: number, x: number): void {
    checkIndex("FenwickGrid.add: row", row, this.rows);
    checkIndex("FenwickGrid.add: column", column, this.columns);
    checkFinite("FenwickGrid.add", x);
    const tree = this.tree;
    const width = this.columns + 1;
    for (let r = row + 1; r <= this.rows; r += r & -r) {
      for (let c = column + 1; c < width; c += c & -c) tree[r * width + c]! += x;
    }
  }

  /** One cell becomes x. */
  set(row: number, column: number, x: number): void {
    checkIndex("FenwickGrid.set: row", row, this.rows);
    checkIndex("FenwickGrid.set: column", column, this.columns);
    checkFinite("FenwickGrid.set", x);
    this.add(row, column, x - this.get(row, column));
  }

  get(row: number, column: number): number {
    checkIndex("FenwickGrid.get: row", row, this.rows);
    checkIndex("FenwickGrid.get: column", column, this.columns);
    return this.sum(row, column, row + 1, column + 1);
  }

  /** The sum of the cells in the rows [top, bottom) and the columns [left, right). */
  sum(top: number, left: number, bottom: number, right: number): number {
    checkRange("FenwickGrid.sum: rows", top, bottom, this.rows);
    checkRange("FenwickGrid.sum: columns", left, right, this.columns);
    let sum = 0;
    let end = bottom;
    for (; end > top; end &= end - 1) sum += this.rowSum(end, left, right);
    for (let start = top; start > end; start &= start - 1) sum -= this.rowSum(start, left, right);
    return sum;
  }

  private rowSum(row: number, left: number, right: number): number {
    const tree = this.tree;
    const at = row * (this.columns + 1);
    let sum = 0;
    let end = right;
    for (; end > left; end &= end - 1) sum += tree[at + end]!;
    for (let start = left; start > end; start &= start - 1) sum -= tree[at + start]!;
    return sum;
  }
}
