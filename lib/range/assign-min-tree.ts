/**
 * AssignMinTree: numbers under assignment to a range and minima of a range.
 *
 * Use     const tree = new AssignMinTree(values); tree.assign(l, r, x); tree.min(l, r); tree.get(i)
 * Time    O(log n) for assign, min and get; O(n) to build
 * Space   24 to 48 bytes an element
 * Limits  n in [0, 2^29]; any numbers but NaN. For maxima assign negated numbers
 * Errors  RangeError for a bad size, an index or range outside, and NaN
 * Source  lazy segment tree, folklore; own code on LazySlotTree
 * Tested  assign-min-tree.test.ts: against an array; verify: AOJ DSL_2_F
 */
import { checkIndex, checkRange } from "./check-range";
import { LazySlotTree } from "./lazy-slot-tree";

export class AssignMinTree extends LazySlotTree {
  private readonly minima = new Float64Array(this.slots).fill(Infinity);
  /** What every element below an inner slot has become, or NaN if nothing is pending. */
  private readonly pending = new Float64Array(this.leaves).fill(Number.NaN);
  private x = 0;

  /** n zeros, or the given values. */
  constructor(values: number | ArrayLike<number>) {
    super(typeof values === "number" ? values : values.length, "AssignMinTree");
    for (let i = 0; i < this.size; i++) {
      this.minima[this.leaves + i] = typeof values === "number" ? 0 : values[i]!;
    }
    this.build();
  }

  /** Every element in [l, r) becomes x. */
  assign(l: number, r: number, x: number): void {
    checkRange("AssignMinTree.assign", l, r, this.size);
    if (Number.isNaN(x)) throw new RangeError("AssignMinTree.assign: expected a number, got NaN");
    this.x = x;
    this.updateRange(l, r);
  }

  /** The minimum of the elements in [l, r); Infinity if there are none. */
  min(l: number, r: number): number {
    checkRange("AssignMinTree.min", l, r, this.size);
    return this.minima[this.fold(l, r)]!;
  }

  /** Element i. */
  get(i: number): number {
    checkIndex("AssignMinTree.get", i, this.size);
    return this.minima[this.leaf(i)]!;
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
