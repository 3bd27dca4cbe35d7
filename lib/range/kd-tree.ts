/**
 * KdTree: points of the plane that are known beforehand: the nearest one to a place, those in a rectangle.
 *
 * Use     const tree = new KdTree([1, 5], [2, 3]); tree.nearest(4, 4); tree.inside(0, 0, 9, 9)
 * Time    O(n log n) to build; nearest O(log n) on points without a pattern; inside O(√n + m) for m points
 * Space   68 to 132 bytes a point
 * Limits  n in [0, 2^24]; finite coordinates. Distances are compared as doubles: exact for integers within
 *         ±2^25
 * Errors  RangeError for lists of different length, a coordinate that is not finite, too many points
 * Source  J. L. Bentley, Comm. ACM 18 (1975), 509-517: k-d tree; with a box about the points of each node;
 *         own code
 * Tested  kd-tree.test.ts: against all points; verify: AOJ DSL_2_C
 */
import { checkNumber, checkSize } from "./check-range";

export class KdTree {
  /** Leaf k has the point order[k - leaves]; a power of two. */
  readonly leaves: number;
  readonly order: Int32Array;
  /** From 4 k on the least x and y, then the greatest, under node k; its children are 2 k and 2 k + 1. */
  readonly boxes: Float64Array;
  private best = -1;
  private bound = Infinity;

  constructor(xs: ArrayLike<number>, ys: ArrayLike<number>) {
    const n = xs.length;
    checkSize("KdTree", n, 2 ** 24);
    if (ys.length !== n) throw new RangeError(`KdTree: ${n} xs, but ${ys.length} ys`);
    let leaves = 1;
    while (leaves < n) leaves *= 2;
    this.leaves = leaves;
    this.order = Int32Array.from({ length: n }, (_, i) => i);
    this.boxes = new Float64Array(8 * leaves).fill(Infinity);
    this.split(Float64Array.from(xs), Float64Array.from(ys), 1, 0, leaves);
  }

  /** The nearest point's index, -1 for none; point `except` does not count. */
  nearest(x: number, y: number, except = -1): number {
    if (!Number.isFinite(x) || !Number.isFinite(y)) {
      throw new RangeError(`KdTree.nearest: expected finite numbers, got ${x} and ${y}`);
    }
    this.best = -1;
    this.bound = Infinity;
    this.search(1, x, y, except);
    return this.best;
  }

  /** The points with left <= x < right and bottom <= y < top, in no order. */
  inside(left: number, bottom: number, right: number, top: number): number[] {
    for (const side of [left, bottom, right, top]) checkNumber("KdTree.inside", side);
    const { boxes, leaves, order } = this;
    const points: number[] = [];
    const open = [1];
    while (open.length > 0) {
      const k = open.pop()!;
      const at = 4 * k;
      if (!(boxes[at]! < right && boxes[at + 1]! < top)) continue;
      if (!(boxes[at + 2]! >= left && boxes[at + 3]! >= bottom)) continue;
      if (k < leaves) open.push(2 * k + 1, 2 * k);
      else points.push(order[k - leaves]!);
    }
    return points;
  }

  /** Puts `width` places of the order from `begin` on under node k; recurses 24 deep at most. */
  private split(xs: Float64Array, ys: Float64Array, k: number, begin: number, width: number): void {
    const { order, boxes } = this;
    const end = Math.min(begin + width, order.length);
    if (begin >= end) return;
    let [lowX, lowY, highX, highY] = [Infinity, Infinity, -Infinity, -Infinity];
    for (let at = begin; at < end; at++) {
      const x = xs[order[at]!]!;
      const y = ys[order[at]!]!;
      if (x - x + y - y !== 0) throw new RangeError(`KdTree: point ${order[at]} is at ${x}, ${y}`);
      lowX = Math.min(lowX, x);
      lowY = Math.min(lowY, y);
      highX = Math.max(highX, x);
      highY = Math.max(highY, y);
    }
    boxes[4 * k] = lowX;
    boxes[4 * k + 1] = lowY;
    boxes[4 * k + 2] = highX;
    boxes[4 * k + 3] = highY;
    const half = width / 2;
    if (width === 1) return;
    if (begin + half < end) {
      select(order, highX - lowX > highY - lowY ? xs : ys, begin, end, begin + half);
    }
    this.split(xs, ys, 2 * k, begin, half);
    this.split(xs, ys, 2 * k + 1, begin + half, half);
  }

  private search(k: number, x: number, y: number, except: number): void {
    if (k >= this.leaves) {
      const i = this.order[k - this.leaves] ?? except; // an empty tree has an empty leaf
      if (i === except) return;
      this.best = i;
      this.bound = this.gap(k, x, y);
      return;
    }
    const left = this.gap(2 * k, x, y);
    const right = this.gap(2 * k + 1, x, y);
    const near = left <= right ? 2 * k : 2 * k + 1;
    if (Math.min(left, right) < this.bound) this.search(near, x, y, except);
    if (Math.max(left, right) < this.bound) this.search(near ^ 1, x, y, except);
  }

  /** The square of the distance to the box of node k, Infinity for an empty one. */
  private gap(k: number, x: number, y: number): number {
    const { boxes } = this;
    const at = 4 * k;
    if (boxes[at] === Infinity) return Infinity;
    const dx = Math.max(boxes[at]! - x, 0, x - boxes[at + 2]!);
    const dy = Math.max(boxes[at + 1]! - y, 0, y - boxes[at + 3]!);
    return dx * dx + dy * dy;
  }
}

/** Quickselect: afterwards order[place] has the key that it has in sorted order, none before it a greater one. */
function select(
  order: Int32Array,
  keys: Float64Array,
  begin: number,
  end: number,
  place: number,
): void {
  let low = begin;
  let high = end - 1;
  while (low < high) {
    const pivot = keys[order[(low + high) >> 1]!]!;
    let i = low;
    let j = high;
    while (i <= j) {
      while (keys[order[i]!]! < pivot) i++;
      while (keys[order[j]!]! > pivot) j--;
      if (i > j) break;
      const index = order[i]!;
      order[i++] = order[j]!;
      order[j--] = index;
    }
    if (place <= j) high = j;
    else if (place >= i) low = i;
    else return;
  }
}
