/**
 * WideFenwickTree: a Fenwick tree whose sums may pass 2^53.
 *
 * Use     const tree = new WideFenwickTree(n); tree.add(i, x); tree.sum(l, r); tree.set(i, x); tree.get(i)
 * Time    O(log n) for add, set, sum and get, twice the work of FenwickTree; one bigint is made for each sum
 * Space   16 bytes an element
 * Limits  n in [0, 2^30]; addends are safe integers; at most 2^26 additions: then each sum is exact
 * Errors  RangeError for a bad size, an index or range outside, and a number that is no safe integer
 * Source  sums in two doubles, the lower 26 bits apart: folklore, own code
 * Tested  wide-fenwick-tree.test.ts: against bigint sums; no public problem needs more than 2^53 here
 */
import { shown } from "../io/shown";
import { checkIndex, checkRange, checkSize } from "./check-range";

export class WideFenwickTree {
  readonly size: number;
  /** Sums of floor(x / 2^26) and of x mod 2^26, laid out as in FenwickTree. */
  private readonly high: Float64Array;
  private readonly low: Float64Array;

  constructor(n: number) {
    checkSize("WideFenwickTree", n, 2 ** 30);
    this.size = n;
    this.high = new Float64Array(n + 1);
    this.low = new Float64Array(n + 1);
  }

  /** Adds x to element i. */
  add(i: number, x: number): void {
    checkIndex("WideFenwickTree.add", i, this.size);
    if (!Number.isSafeInteger(x)) {
      throw new RangeError(`WideFenwickTree.add: expected a safe integer, got ${shown(x)}`);
    }
    const upper = Math.floor(x / LOW);
    this.change(i, upper, x - upper * LOW);
  }

  /** Element i becomes x; counts as an addition. */
  set(i: number, x: number): void {
    checkIndex("WideFenwickTree.set", i, this.size);
    if (!Number.isSafeInteger(x)) {
      throw new RangeError(`WideFenwickTree.set: expected a safe integer, got ${shown(x)}`);
    }
    const gain = BigInt(x) - this.sum(i, i + 1);
    this.change(i, Number(gain >> 26n), Number(gain & BigInt(LOW - 1)));
  }

  get(i: number): bigint {
    checkIndex("WideFenwickTree.get", i, this.size);
    return this.sum(i, i + 1);
  }

  private change(i: number, upper: number, lower: number): void {
    const high = this.high;
    const low = this.low;
    for (let at = i + 1; at < high.length; at += at & -at) {
      high[at]! += upper;
      low[at]! += lower;
    }
  }

  /** The sum of the elements in [l, r). */
  sum(l: number, r: number): bigint {
    checkRange("WideFenwickTree.sum", l, r, this.size);
    const high = this.high;
    const low = this.low;
    let upper = 0;
    let lower = 0;
    let end = r;
    for (; end > l; end &= end - 1) {
      upper += high[end]!;
      lower += low[end]!;
    }
    for (let at = l; at > end; at &= at - 1) {
      upper -= high[at]!;
      lower -= low[at]!;
    }
    return BigInt(upper) * BigInt(LOW) + BigInt(lower);
  }
}

const LOW = 2 ** 26;
