/**
 * KdSlotTree: points of the plane with values: an action on those in a rectangle, their fold, one value.
 *
 * Time    O(√n) calls of combine, push and act for actInside and foldInside; O(log n) for update;
 *         O(n log n) to build
 * Space   52 to 84 bytes a point beside the subclass's columns
 * Limits  n in [0, 2^24]; all points are known beforehand, but a value may say that its point is not there
 *         yet; combine must be associative and commute. The base's ranges are of places in the k-d tree
 * Errors  those of KdTree; RangeError for an index outside
 * Source  a lazy segment tree over a k-d tree: folklore, own code
 * Tested  kd-slot-tree.test.ts: against all points; verify: library-checker
 *         dynamic_point_set_rectangle_affine_rectangle_sum
 *
 * A subclass is written as one of LazySlotTree. For the values at first: write to slotOf(i) and call
 * build(). To change one later: write to the slot that point(i) returns, then call changed(i).
 */
import { checkIndex } from "./check-range";
import { compress, lowerBound } from "./compress";
import { KdTree } from "./kd-tree";
import { LazySlotTree } from "./lazy-slot-tree";

export abstract class KdSlotTree extends LazySlotTree {
  /** The coordinates in ascending order; boxes hold ranks among them, in half the memory. */
  private readonly xs: Float64Array;
  private readonly ys: Float64Array;
  /** From 4 k on the least x and y, then the greatest, under slot k. */
  private readonly boxes: Int32Array;
  /** The place of each point in the order of the k-d tree. */
  private readonly places: Int32Array;
  private left = 0;
  private bottom = 0;
  private right = 0;
  private top = 0;
  private folded = 0;

  constructor(xs: ArrayLike<number>, ys: ArrayLike<number>) {
    const tree = new KdTree(xs, ys);
    super(xs.length);
    const byX = compress(xs);
    const byY = compress(ys);
    this.xs = byX.values;
    this.ys = byY.values;
    this.boxes = new Int32Array(8 * this.leaves).fill(-1); // none is in a rectangle whose ranks begin at 0
    this.places = new Int32Array(xs.length);
    for (let place = 0; place < xs.length; place++) {
      const i = tree.order[place]!;
      this.places[i] = place;
      const leaf = 4 * (this.leaves + place);
      this.boxes[leaf] = this.boxes[leaf + 2] = byX.ranks[i]!;
      this.boxes[leaf + 1] = this.boxes[leaf + 3] = byY.ranks[i]!;
    }
    for (let at = 4 * this.leaves - 1; at > 3; at--) {
      const left = this.boxes[2 * at - (at & 3)]!;
      const right = this.boxes[2 * at - (at & 3) + 4]!;
      const isLeast = (at & 2) === 0 && right >= 0;
      this.boxes[at] = isLeast
        ? Math.min(left, right)
        : (at & 2) === 0
          ? left
          : Math.max(left, right);
    }
  }

  /** The slot of point i, for its value at first. */
  slotOf(i: number): number {
    checkIndex("KdSlotTree", i, this.size);
    return this.leaves + this.places[i]!;
  }

  /** The slot of point i, to which everything pending has come. */
  point(i: number): number {
    checkIndex("KdSlotTree", i, this.size);
    return this.leaf(this.places[i]!);
  }

  /** Call it after a change of the value of point i. */
  changed(i: number): void {
    checkIndex("KdSlotTree", i, this.size);
    this.update(this.places[i]!);
  }

  /** Acts on all points with left <= x < right and bottom <= y < top. */
  actInside(left: number, bottom: number, right: number, top: number): void {
    this.begin(left, bottom, right, top);
    this.visit(1);
  }

  /** The slot of the fold of these points, valid until the next one. */
  foldInside(left: number, bottom: number, right: number, top: number): number {
    this.begin(left, bottom, right, top);
    this.folded = this.none;
    this.gather(1);
    return this.folded;
  }

  private begin(left: number, bottom: number, right: number, top: number): void {
    this.left = lowerBound(this.xs, left);
    this.bottom = lowerBound(this.ys, bottom);
    this.right = lowerBound(this.xs, right);
    this.top = lowerBound(this.ys, top);
  }

  /** Both recurse 24 deep at most. */
  private visit(k: number): void {
    const side = this.side(k);
    if (side < 0) return;
    if (side > 0) {
      this.act(k);
      return;
    }
    this.push(k);
    this.visit(2 * k);
    this.visit(2 * k + 1);
    this.combine(k, 2 * k, 2 * k + 1);
  }

  private gather(k: number): void {
    const side = this.side(k);
    if (side < 0) return;
    if (side > 0) {
      const to = this.folded === 2 * this.leaves ? 2 * this.leaves + 1 : 2 * this.leaves;
      this.combine(to, this.folded, k);
      this.folded = to;
      return;
    }
    this.push(k);
    this.gather(2 * k);
    this.gather(2 * k + 1);
  }

  /** 1 where all points under slot k are in the rectangle, -1 where none is, else 0. */
  private side(k: number): number {
    const { boxes, left, bottom, right, top } = this;
    const lowX = boxes[4 * k]!;
    const lowY = boxes[4 * k + 1]!;
    const highX = boxes[4 * k + 2]!;
    const highY = boxes[4 * k + 3]!;
    if (!(lowX < right && lowY < top && highX >= left && highY >= bottom)) return -1;
    return lowX >= left && lowY >= bottom && highX < right && highY < top ? 1 : 0;
  }
}
