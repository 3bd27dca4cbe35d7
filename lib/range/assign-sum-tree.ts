/**
 * AssignSumTree: numbers under assignment and addition to a range and sums of a range.
 *
 * Use     const tree = new AssignSumTree(values); tree.assign(l, r, x); tree.add(l, r, x); tree.sum(l, r); tree.get(i);
 *         tree.maxRight(l, (sum) => sum <= x)
 * Time    O(log n) for assign, add, sum, get, maxRight and minLeft; O(n) to build
 * Space   32 to 64 bytes an element
 * Limits  n in [0, 2^29]; exact while every sum stays within ±2^53. Additions alone: AddSumTree is faster. A fold is a
 *         sum
 * Errors  RangeError for a bad size, an index or range outside, and a number that is not finite
 * Source  lazy segment tree, folklore; own code on LazySlotTree
 * Tested  assign-sum-tree.test.ts: against an array; verify: cses 1735
 */
import { checkFinite, checkIndex, checkRange } from "./check-range";
import { LazySlotTree } from "./lazy-slot-tree";

export class AssignSumTree {
  readonly size: number;
  private readonly tree: Sums;

  /** n zeros, or the given values. */
  constructor(values: number | ArrayLike<number>) {
    const tree = new Sums(typeof values === "number" ? values : values.length);
    this.tree = tree;
    this.size = tree.size;
    if (typeof values === "number") return;
    for (let i = 0; i < tree.size; i++) {
      checkFinite("AssignSumTree", values[i]!, i);
      tree.sums[tree.leaves + i] = values[i]!;
    }
    tree.build();
  }

  /** Every element in [l, r) becomes x. */
  assign(l: number, r: number, x: number): void {
    checkRange("AssignSumTree.assign", l, r, this.size);
    checkFinite("AssignSumTree.assign", x);
    this.tree.isAssigned = 1;
    this.tree.x = x;
    this.tree.updateRange(l, r);
  }

  /** Adds x to every element in [l, r). */
  add(l: number, r: number, x: number): void {
    checkRange("AssignSumTree.add", l, r, this.size);
    checkFinite("AssignSumTree.add", x);
    this.tree.isAssigned = 0;
    this.tree.x = x;
    this.tree.updateRange(l, r);
  }

  /** The sum of the elements in [l, r). */
  sum(l: number, r: number): number {
    checkRange("AssignSumTree.sum", l, r, this.size);
    return this.tree.sums[this.tree.fold(l, r)]!;
  }

  /** The same under the name that SegmentTree has. */
  fold(l: number, r: number): number {
    return this.sum(l, r);
  }

  /** The largest r in [l, size] for which isGood(sum(l, r)), under the conditions of SegmentTree. */
  maxRight(l: number, isGood: (sum: number) => boolean): number {
    const { sums } = this.tree;
    return this.tree.maxRight(l, (slot) => isGood(sums[slot]!));
  }

  /** The smallest l in [0, r] for which isGood(sum(l, r)), under the same conditions. */
  minLeft(r: number, isGood: (sum: number) => boolean): number {
    const { sums } = this.tree;
    return this.tree.minLeft(r, (slot) => isGood(sums[slot]!));
  }

  /** Element i. */
  get(i: number): number {
    checkIndex("AssignSumTree.get", i, this.size);
    return this.tree.sums[this.tree.leaf(i)]!;
  }
}

class Sums extends LazySlotTree {
  readonly sums = new Float64Array(this.slots);
  /** Pending at inner slots: x -> addends[k] where replaced[k] = 1, x -> x + addends[k] where 0. */
  private readonly replaced = new Uint8Array(this.leaves);
  private readonly addends = new Float64Array(this.leaves);
  isAssigned = 0;
  x = 0;

  constructor(size: number) {
    super(size, "AssignSumTree");
  }

  protected combine(into: number, left: number, right: number): void {
    this.sums[into] = this.sums[left]! + this.sums[right]!;
  }

  protected act(k: number): void {
    this.change(k, this.isAssigned, this.x, this.width(k));
  }

  protected push(k: number): void {
    const isAssigned = this.replaced[k]!;
    const x = this.addends[k]!;
    if (isAssigned === 0 && x === 0) return;
    const width = this.width(k) >> 1;
    this.change(2 * k, isAssigned, x, width);
    this.change(2 * k + 1, isAssigned, x, width);
    this.replaced[k] = 0;
    this.addends[k] = 0;
  }

  private change(k: number, isAssigned: number, x: number, width: number): void {
    this.sums[k] = isAssigned === 1 ? x * width : this.sums[k]! + x * width;
    if (k >= this.leaves) return;
    this.replaced[k]! |= isAssigned;
    this.addends[k] = isAssigned === 1 ? x : this.addends[k]! + x;
  }
}
