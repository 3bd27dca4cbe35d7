/**
 * FenwickTree: numbers under additions at one index and sums over a range.
 *
 * Use     const tree = new FenwickTree(n); tree.add(i, x); tree.sum(l, r); tree.search(x);
 *         tree.set(i, x); tree.get(i)
 * Time    O(log n) for add, set, sum, get, prefix and search; O(n) to build
 * Space   8 bytes an element
 * Limits  n in [0, 2^30]; exact while every sum stays within ±2^53: beyond that take WideFenwickTree
 * Errors  RangeError for a bad size, an index or range outside, and a number that is not finite
 * Source  Fenwick, Software: Practice and Experience 24 (1994), 327-336
 * Tested  fenwick-tree.test.ts: against an array; verify: library-checker point_add_range_sum
 */
import { checkFinite, checkIndex, checkNumber, checkRange, checkSize } from "./check-range";

export class FenwickTree {
  readonly size: number;
  /** tree[i] is the sum of the lowbit(i) elements that end before index i; tree[0] stays 0. */
  private readonly tree: Float64Array;

  /** n zeros, or the given values. */
  constructor(n: number | ArrayLike<number>) {
    const size = typeof n === "number" ? n : n.length;
    checkSize("FenwickTree", size, 2 ** 30);
    this.size = size;
    const tree = new Float64Array(size + 1);
    this.tree = tree;
    if (typeof n === "number") return;
    for (let i = 1; i <= size; i++) {
      checkFinite("FenwickTree", n[i - 1]!, i - 1);
      tree[i]! += n[i - 1]!;
      const above = i + (i & -i);
      if (above <= size) tree[above]! += tree[i]!;
    }
  }

  /** Adds x to element i. */
  add(i: number, x: number): void {
    checkIndex("FenwickTree.add", i, this.size);
    checkFinite("FenwickTree.add", x);
    const tree = this.tree;
    for (let at = i + 1; at < tree.length; at += at & -at) tree[at]! += x;
  }

  /** Element i becomes x. */
  set(i: number, x: number): void {
    checkIndex("FenwickTree.set", i, this.size);
    checkFinite("FenwickTree.set", x);
    this.add(i, x - this.sum(i, i + 1));
  }

  get(i: number): number {
    checkIndex("FenwickTree.get", i, this.size);
    return this.sum(i, i + 1);
  }

  /** The sum of the elements in [l, r). */
  sum(l: number, r: number): number {
    checkRange("FenwickTree.sum", l, r, this.size);
    const tree = this.tree;
    let sum = 0;
    // Both ends move down until they meet: both prefixes share all nodes below that.
    let high = r;
    for (; high > l; high &= high - 1) sum += tree[high]!;
    for (let low = l; low > high; low &= low - 1) sum -= tree[low]!;
    return sum;
  }

  /** The sum of the first r elements. */
  prefix(r: number): number {
    return this.sum(0, r);
  }

  /**
   * The smallest i with sum(0, i + 1) > target, and size if there is none: the target-th smallest of
   * a multiset of counts, from 0. The elements must not be negative.
   */
  search(target: number): number {
    checkNumber("FenwickTree.search", target);
    const { size } = this;
    const tree = this.tree;
    let at = 0;
    let rest = target;
    for (let step = size === 0 ? 0 : 1 << (31 - Math.clz32(size)); step > 0; step >>= 1) {
      const next = at + step;
      if (next <= size && tree[next]! <= rest) {
        at = next;
        rest -= tree[next]!;
      }
    }
    return at;
  }
}
