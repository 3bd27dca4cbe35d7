/**
 * AssignSumTree: numbers under assignment and addition to a range and sums of a range.
 *
 * Use     const tree = new AssignSumTree(values); tree.assign(l, r, x); tree.add(l, r, x); tree.sum(l, r); tree.get(i)
 * Time    O(log n) for assign, add, sum and get; O(n) to build
 * Space   32 to 64 bytes an element
 * Limits  n in [0, 2^29]; exact while every sum stays within ±2^53. Additions alone: AddSumTree is faster
 * Errors  RangeError for a bad size, an index or range outside, and a number that is not finite
 * Source  lazy segment tree, folklore; own code on LazySlotTree
 * Tested  assign-sum-tree.test.ts: against an array; verify: cses 1735
 */
import { checkIndex, checkRange } from "./check-range";
import { LazySlotTree } from "./lazy-slot-tree";

export class AssignSumTree extends LazySlotTree {
  private readonly sums = new Float64Array(this.slots);
  /** Pending at inner slots: x -> addends[k] where replaced[k] = 1, x -> x + addends[k] where 0. */
  private readonly replaced = new Uint8Array(this.leaves);
  private readonly addends = new Float64Array(this.leaves);
  private isAssigned = 0;
  private x = 0;

  /** n zeros, or the given values. */
  constructor(values: number | ArrayLike<number>) {
    super(typeof values === "number" ? values : values.length, "AssignSumTree");
    if (typeof values === "number") return;
    this.sums.set(values, this.leaves);
    this.build();
  }

  /** Every element in [l, r) becomes x. */
  assign(l: number, r: number, x: number): void {
    checkRange("AssignSumTree.assign", l, r, this.size);
    checkFinite("assign", x);
    this.isAssigned = 1;
    this.x = x;
    this.updateRange(l, r);
  }

  /** Adds x to every element in [l, r). */
  add(l: number, r: number, x: number): void {
    checkRange("AssignSumTree.add", l, r, this.size);
    checkFinite("add", x);
    this.isAssigned = 0;
    this.x = x;
    this.updateRange(l, r);
  }

  /** The sum of the elements in [l, r). */
  sum(l: number, r: number): number {
    checkRange("AssignSumTree.sum", l, r, this.size);
    return this.sums[this.fold(l, r)]!;
  }

  /** Element i. */
  get(i: number): number {
    checkIndex("AssignSumTree.get", i, this.size);
    return this.sums[this.leaf(i)]!;
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

function checkFinite(method: string, x: number): void {
  if (x - x !== 0)
    throw new RangeError(`AssignSumTree.${method}: expected a finite number, got ${x}`);
}
