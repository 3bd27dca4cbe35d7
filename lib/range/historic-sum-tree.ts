/**
 * HistoricSumTree: numbers under additions to a range; sums of a range, now and over all versions recorded.
 *
 * Use     const tree = new HistoricSumTree(values); tree.add(l, r, x); tree.record(); tree.sum(l, r);
 *         tree.historicSum(l, r)
 * Time    O(log n) for add, sum and historicSum, O(1) for record, O(n) to build
 * Space   32 bytes an element
 * Limits  n in [0, 2^30 - 1]; exact for integers while n · versions · the largest element stays within 2^50
 * Errors  RangeError for a bad size, a range outside, and an addend that is not finite
 * Source  what comes after t versions is missing from t versions, two AddSumTrees: folklore, own code
 * Tested  historic-sum-tree.test.ts: against an array; verify: Luogu P3246
 */
import { AddSumTree } from "./add-sum-tree";
import { checkFinite, checkRange, checkSize } from "./check-range";

export class HistoricSumTree {
  readonly size: number;
  private readonly now: AddSumTree;
  /** For each addition its number times the versions before it. */
  private readonly missing: AddSumTree;
  private versions = 0;

  /** n zeros, or the given values; no version is recorded yet. */
  constructor(values: number | ArrayLike<number>) {
    const size = typeof values === "number" ? values : values.length;
    checkSize("HistoricSumTree", size, 2 ** 30 - 1);
    if (typeof values !== "number") {
      for (let i = 0; i < size; i++) checkFinite("HistoricSumTree", values[i]!, i);
    }
    this.size = size;
    this.now = new AddSumTree(values);
    this.missing = new AddSumTree(size);
  }

  /** Adds x to every element in [l, r). */
  add(l: number, r: number, x: number): void {
    checkRange("HistoricSumTree.add", l, r, this.size);
    checkFinite("HistoricSumTree.add", x);
    this.now.add(l, r, x);
    this.missing.add(l, r, x * this.versions);
  }

  /** Makes the elements as they are now one more version. */
  record(): void {
    this.versions++;
  }

  /** The sum of the elements in [l, r). */
  sum(l: number, r: number): number {
    checkRange("HistoricSumTree.sum", l, r, this.size);
    return this.now.sum(l, r);
  }

  /** The sum of what the elements in [l, r) were in each version recorded. */
  historicSum(l: number, r: number): number {
    checkRange("HistoricSumTree.historicSum", l, r, this.size);
    return this.versions * this.now.sum(l, r) + (0 - this.missing.sum(l, r)); // never -0
  }
}
