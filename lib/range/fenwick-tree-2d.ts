/**
 * FenwickTree2d: weights of points that are known beforehand, under additions, and sums of rectangles.
 *
 * Use     const points = new FenwickTree2d([1, 5], [2, 3]); points.add(i, 5); points.sum(0, 0, 9, 9);
 *         points.set(i, 7); points.get(i)
 * Time    O(log² n) for add, set and sum; O(1) for get; O(n log n) to build
 * Space   about 6 n log2(n) + 36 n bytes
 * Limits  n in [0, 2^22]; any coordinates but NaN; exact while all sums stay within ±2^53. For a dense
 *         grid take FenwickGrid
 * Errors  RangeError for lists of different length, NaN, an index outside, a weight that is not finite,
 *         and a rectangle with left > right or bottom > top
 * Source  PointCells
 * Tested  programs.test.ts: against all points; fenwick-tree-2d.test.ts: of any sign; verify: library-checker
 *         point_add_rectangle_sum
 */
import { checkFinite, checkIndex } from "./check-range";
import { PointCells } from "./point-cells";

export class FenwickTree2d {
  readonly size: number;
  private readonly cells: PointCells;
  private readonly weights: Float64Array;

  /** Point i is at (xs[i], ys[i]), with weight 0; several points may be at one place. */
  constructor(xs: ArrayLike<number>, ys: ArrayLike<number>) {
    this.cells = new PointCells(xs, ys, "FenwickTree2d");
    this.size = this.cells.size;
    this.weights = new Float64Array(this.size);
  }

  /** Adds w to the weight of point i. */
  add(i: number, w: number): void {
    checkFinite("FenwickTree2d.add", w);
    this.cells.addToPoint(i, w);
    this.weights[i]! += w;
  }

  /** The weight of point i becomes w. */
  set(i: number, w: number): void {
    checkIndex("FenwickTree2d.set", i, this.size);
    checkFinite("FenwickTree2d.set", w);
    this.add(i, w - this.get(i));
  }

  /** The weight of point i. */
  get(i: number): number {
    checkIndex("FenwickTree2d.get", i, this.size);
    return this.weights[i]!;
  }

  /** The sum of the weights with left <= x < right and bottom <= y < top. */
  sum(left: number, bottom: number, right: number, top: number): number {
    if (!(left <= right && bottom <= top)) {
      throw new RangeError(
        `FenwickTree2d.sum: expected left <= right and bottom <= top, got ${left}, ${bottom}, ${right}, ${top}`,
      );
    }
    return this.cells.sumOfStrip(right, bottom, top) - this.cells.sumOfStrip(left, bottom, top);
  }
}
