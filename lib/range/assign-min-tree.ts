/**
 * AssignMinTree: numbers under assignment to a range and minima of a range.
 *
 * Use     const tree = new AssignMinTree(values); tree.assign(l, r, x); tree.min(l, r); tree.get(i);
 *         tree.maxRight(l, (min) => min >= x)
 * Time    O(log n) for assign, min, get, maxRight and minLeft; O(n) to build
 * Space   24 to 48 bytes an element
 * Limits  n in [0, 2^29]; any numbers but NaN. For maxima assign negated numbers. A fold is a minimum
 * Errors  RangeError for a bad size, an index or range outside, and NaN
 * Source  lazy segment tree, folklore; own code on LazySlotTree
 * Tested  assign-min-tree.test.ts: against an array; verify: AOJ DSL_2_F
 */
import { checkIndex, checkNumber, checkRange } from "./check-range";
import { LazySlotTree } from "./lazy-slot-tree";

export class AssignMinTree {
  readonly size: number;
  private readonly tree: Minima;

  /** n zeros, or the given values. */
  constructor(values: number | ArrayLike<number>) {
    const tree = new Minima(typeof values === "number" ? values : values.length);
    this.tree = tree;
    this.size = tree.size;
    for (let i = 0; i < tree.size; i++) {
      const value = typeof values === "number" ? 0 : values[i]!;
      checkNumber("AssignMinTree", value, i);
      tree.minima[tree.leaves + i] = value;
    }
    tree.build();
  }

  /** Every element in [l, r) becomes x. */
  assign(l: number, r: number, x: number): void {
    checkRange("AssignMinTree.assign", l, r, this.size);
    checkNumber("AssignMinTree.assign", x);
    this.tree.x = x;
    this.tree.updateRange(l, r);
  }

  /** The minimum of the elements in [l, r); Infinity if there are none. */
  min(l: number, r: number): number {
    checkRange("AssignMinTree.min", l, r, this.size);
    return this.tree.minima[this.tree.fold(l, r)]!;
  }

  /** The same under the name that SegmentTree has. */
  fold(l: number, r: number): number {
    return this.min(l, r);
  }

  /** The largest r in [l, size] for which isGood(min(l, r)), under the conditions of SegmentTree. */
  maxRight(l: number, isGood: (min: number) => boolean): number {
    const { minima } = this.tree;
    return this.tree.maxRight(l, (slot) => isGood(minima[slot]!));
  }

  /** The smallest l in [0, r] for which isGood(min(l, r)), under the same conditions. */
  minLeft(r: number, isGood: (min: number) => boolean): number {
    const { minima } = this.tree;
    return this.tree.minLeft(r, (slot) => isGood(minima[slot]!));
  }

  /** Element i. */
  get(i: number): number {
    checkIndex("AssignMinTree.get", i, this.size);
    return this.tree.minima[this.tree.leaf(i)]!;
  }
}

class Minima extends LazySlotTree {
  readonly minima = new Float64Array(this.slots).fill(Infinity);
  /** What every element below an inner slot has become, or NaN if nothing is pending. */
  private readonly pending = new Float64Array(this.leaves).fill(Number.NaN);
  x = 0;

  constructor(size: number) {
    super(size, "AssignMinTree");
  }

  protected combine(into: number, left: number, right: number): void {
    const one = this.minima[left]!;
    const other = this.minima[right]!;
    this.minima[into] = one < other ? one : other;
  }

  protected act(k: number): void {
    this.change(k, this.x);
  }

  protected push(k: number): void {
    const x = this.pending[k]!;
    if (Number.isNaN(x)) return;
    this.change(2 * k, x);
    this.change(2 * k + 1, x);
    this.pending[k] = Number.NaN;
  }

  private change(k: number, x: number): void {
    this.minima[k] = x;
    if (k < this.leaves) this.pending[k] = x;
  }
}
