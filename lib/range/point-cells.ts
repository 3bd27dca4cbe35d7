/**
 * PointCells: the cells of a two-dimensional Fenwick tree over points that are known beforehand. A point
 * and a quadrant share exactly one cell if the point lies in the quadrant, and none if not.
 *
 * Use     const cells = new PointCells([1, 5], [2, 3]); cells.addToPoint(i, 5); cells.sumOfStrip(9, 0, 9)
 * Time    O(log² n) for each method; O(n log n) to build
 * Space   12 bytes a cell, about n log2(n) / 2 cells, and 28 bytes a point
 * Limits  n in [0, 2^22]; any coordinates but NaN; not checked to be numbers: PointCells.addToPoint(w),
 *         PointCells.addToStrip(right, bottom, top, w), PointCells.sumOfStrip(right, bottom, top)
 * Errors  RangeError for lists of different length, too many points, NaN and an index outside
 * Source  a Fenwick tree of Fenwick trees on the y that occur: folklore, own code
 * Tested  point-cells.test.ts: cell by cell; verify: library-checker point_add_rectangle_sum and
 *         rectangle_add_point_get through FenwickTree2d and RectangleAdder
 */
import { argsort } from "../sequence/radix-sort";
import { checkIndex } from "./check-range";
import { lowerBound } from "./compress";

export class PointCells {
  readonly size: number;
  /** The coordinates in ascending order, and the place of each point in both orders. */
  private readonly xs: Float64Array;
  private readonly ys: Float64Array;
  private readonly xRanks: Int32Array;
  private readonly yRanks: Int32Array;
  /** Node k of the outer tree covers lowbit(k) places in x; its cells begin at starts[k] + 1. */
  private readonly starts: Int32Array;
  /** The y rank of each cell, ascending in a node. */
  private readonly cellRanks: Int32Array;
  private readonly cells: Float64Array;

  private readonly title: string;

  /** `title`: the class that errors name. */
  constructor(xs: ArrayLike<number>, ys: ArrayLike<number>, title = "PointCells") {
    const n = xs.length;
    if (ys.length !== n || n > 2 ** 22) {
      throw new RangeError(`${title}: expected up to 2^22 points, got ${n} xs and ${ys.length} ys`);
    }
    this.size = n;
    this.title = title;
    const byX = ascending(title, xs);
    const byY = ascending(title, ys);
    this.xs = byX.sorted;
    this.ys = byY.sorted;
    this.xRanks = byX.ranks;
    this.yRanks = byY.ranks;
    const starts = new Int32Array(n + 2);
    for (let k = 1; k <= n; k++) starts[k + 1] = starts[k]! + (k & -k);
    this.starts = starts;
    this.cellRanks = new Int32Array(starts[n + 1]! + 1);
    this.cells = new Float64Array(starts[n + 1]! + 1);
    const next = starts.slice();
    for (let rank = 0; rank < n; rank++) {
      const point = byY.order[rank]!;
      for (let k = this.xRanks[point]! + 1; k <= n; k += k & -k) this.cellRanks[++next[k]!] = rank;
    }
  }

  /** Adds w to all cells of point i. */
  addToPoint(i: number, w: number): void {
    checkIndex("add", i, this.size, this.title);
    const starts = this.starts;
    const cells = this.cells;
    for (let k = this.xRanks[i]! + 1; k <= this.size; k += k & -k) {
      const start = starts[k]!;
      const count = k & -k;
      for (let at = this.below(k, this.yRanks[i]!) + 1; at <= count; at += at & -at) {
        cells[start + at]! += w;
      }
    }
  }

  /** The sum of all cells of point i. */
  sumOfPoint(i: number): number {
    checkIndex("get", i, this.size, this.title);
    const starts = this.starts;
    const cells = this.cells;
    let sum = 0;
    for (let k = this.xRanks[i]! + 1; k <= this.size; k += k & -k) {
      const start = starts[k]!;
      const count = k & -k;
      for (let at = this.below(k, this.yRanks[i]!) + 1; at <= count; at += at & -at) {
        sum += cells[start + at]!;
      }
    }
    return sum;
  }

  /** Adds w to all cells of the quadrants x < right, bottom <= y < top (two quadrants: minus w below). */
  addToStrip(right: number, bottom: number, top: number, w: number): void {
    const starts = this.starts;
    const cells = this.cells;
    const low = lowerBound(this.ys, bottom);
    const high = lowerBound(this.ys, top);
    for (let k = lowerBound(this.xs, right); k > 0; k &= k - 1) {
      const start = starts[k]!;
      let to = this.below(k, high);
      let from = this.below(k, low);
      // Both ends move down until they meet: both prefixes share all cells below that.
      for (; to > from; to &= to - 1) cells[start + to]! += w;
      for (; from > to; from &= from - 1) cells[start + from]! -= w;
    }
  }

  /** The sum of the cells of the points with x < right, bottom <= y < top. */
  sumOfStrip(right: number, bottom: number, top: number): number {
    const starts = this.starts;
    const cells = this.cells;
    const low = lowerBound(this.ys, bottom);
    const high = lowerBound(this.ys, top);
    let sum = 0;
    for (let k = lowerBound(this.xs, right); k > 0; k &= k - 1) {
      const start = starts[k]!;
      let to = this.below(k, high);
      let from = this.below(k, low);
      for (; to > from; to &= to - 1) sum += cells[start + to]!;
      for (; from > to; from &= from - 1) sum -= cells[start + from]!;
    }
    return sum;
  }

  /** How many cells of node k have a smaller y rank. */
  private below(k: number, rank: number): number {
    const cellRanks = this.cellRanks;
    const start = this.starts[k]! + 1;
    let low = start;
    let high = start + (k & -k);
    while (low < high) {
      const middle = (low + high) >> 1;
      if (cellRanks[middle]! < rank) low = middle + 1;
      else high = middle;
    }
    return low - start;
  }
}

function ascending(title: string, coordinates: ArrayLike<number>) {
  const order = argsort(coordinates);
  const sorted = new Float64Array(order.length);
  const ranks = new Int32Array(order.length);
  for (let rank = 0; rank < order.length; rank++) {
    sorted[rank] = coordinates[order[rank]!]!;
    if (Number.isNaN(sorted[rank]!)) throw new RangeError(`${title}: NaN among the coordinates`);
    ranks[order[rank]!] = rank;
  }
  return { order, sorted, ranks };
}
