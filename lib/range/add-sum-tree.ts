/**
 * AddSumTree: numbers under additions to a range and sums of a range.
 *
 * Use     const tree = new AddSumTree(values); tree.add(l, r, x); tree.sum(l, r); tree.get(i)
 * Time    O(log n) for add, sum and get; O(n) to build
 * Space   16 bytes an element
 * Limits  n in [0, 2^30 - 1]; exact while the additions, each times the index where it begins, sum to
 *         no more than 2^53
 * Errors  RangeError for a bad size, an index or range outside, and an addend that is not finite
 * Source  two Fenwick trees of differences: folklore, own code
 * Tested  add-sum-tree.test.ts: against an array; verify: cses 1651
 */
import { checkFinite, checkIndex, checkRange, checkSize } from "./check-range";
import { FenwickTree } from "./fenwick-tree";

export class AddSumTree {
  readonly size: number;
  /** slopes sums differences d[i], offsets sums i · d[i]: prefix(r) = r · Σ d - Σ i · d. */
  private readonly slopes: FenwickTree;
  private readonly offsets: FenwickTree;

  /** n zeros, or the given values. */
  constructor(values: number | ArrayLike<number>) {
    const size = typeof values === "number" ? values : values.length;
    checkSize("AddSumTree", size, 2 ** 30 - 1);
    this.size = size;
    if (typeof values === "number") {
      this.slopes = new FenwickTree(size + 1);
      this.offsets = new FenwickTree(size + 1);
      return;
    }
    const differences = new Float64Array(size + 1);
    for (let i = 0; i < size; i++) {
      checkFinite("AddSumTree", values[i]!, i);
      differences[i]! += values[i]!;
      differences[i + 1]! -= values[i]!;
    }
    this.slopes = new FenwickTree(differences);
    this.offsets = new FenwickTree(differences.map((difference, i) => i * difference));
  }

  /** Adds x to every element in [l, r). */
  add(l: number, r: number, x: number): void {
    checkRange("AddSumTree.add", l, r, this.size);
    checkFinite("AddSumTree.add", x);
    this.slopes.add(l, x);
    this.slopes.add(r, -x);
    this.offsets.add(l, l * x);
    this.offsets.add(r, -r * x);
  }

  /** The sum of the elements in [l, r). */
  sum(l: number, r: number): number {
    checkRange("AddSumTree.sum", l, r, this.size);
    return this.prefix(r) - this.prefix(l);
  }

  /** Element i. */
  get(i: number): number {
    checkIndex("AddSumTree.get", i, this.size);
    return this.slopes.sum(0, i + 1);
  }

  private prefix(r: number): number {
    return r * this.slopes.sum(0, r) - this.offsets.sum(0, r);
  }
}
