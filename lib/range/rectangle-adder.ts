/**
 * RectangleAdder: numbers at points that are known beforehand, under additions to all points of a
 * rectangle.
 *
 * Use     const points = new RectangleAdder([1, 5], [2, 3]); points.add(0, 0, 9, 9, 5); points.get(i)
 * Time    O(log² n) for add and get; O(n log n) to build
 * Space   about 6 n log2(n) + 28 n bytes
 * Limits  n in [0, 2^22]; any coordinates but NaN; exact while all sums of additions stay within ±2^53
 * Errors  RangeError for lists of different length, NaN, an index outside, a number that is not finite,
 *         and a rectangle with left > right or bottom > top
 * Source  PointCells, with reading and writing exchanged
 * Tested  programs.test.ts: against all points; verify: library-checker rectangle_add_point_get
 */
import { checkFinite } from "./check-range";
import { PointCells } from "./point-cells";

export class RectangleAdder {
  readonly size: number;
  private readonly cells: PointCells;

  /** Point i is at (xs[i], ys[i]), with number 0; several points may be at one place. */
  constructor(xs: ArrayLike<number>, ys: ArrayLike<number>) {
    this.cells = new PointCells(xs, ys, "RectangleAdder");
    this.size = this.cells.size;
  }

  /** Adds w at all points with left <= x < right and bottom <= y < top. */
  add(left: number, bottom: number, right: number, top: number, w: number): void {
    if (!(left <= right && bottom <= top)) {
      throw new RangeError(
        `RectangleAdder.add: expected left <= right and bottom <= top, got ${left}, ${bottom}, ${right}, ${top}`,
      );
    }
    checkFinite("RectangleAdder.add", w);
    this.cells.addToStrip(right, bottom, top, w);
    this.cells.addToStrip(left, bottom, top, -w);
  }

  /** The number at point i. */
  get(i: number): number {
    return this.cells.sumOfPoint(i);
  }
}
