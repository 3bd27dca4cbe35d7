/**
 * SegmentTreeBeats: integers under min, max and addition on a range, and sums of a range.
 *
 * Time    O(log² n) amortised for chmin, chmax and add (O(log n) without add), O(log n) for sum, max and
 *         min; O(n) to build
 * Space   104 to 208 bytes an element
 * Limits  n in [0, 2^21], integers that stay within ±2^41, up to 2^24 operations: then each sum is exact
 * Errors  RangeError for a bad size, a range outside, and a number that is no integer within ±2^42
 * Source  Ji Ruyi, "Segment tree beats" (2016); sums as a double beside the sum modulo 2^32, own work
 * Tested  segment-tree-beats.test.ts: against an array; verify: library-checker
 *         range_chmin_chmax_add_range_sum
 */
import { LazySlotTree } from "./lazy-slot-tree";

const CHMIN = 0;
const CHMAX = 1;
const ADD = 2;

export class SegmentTreeBeats extends LazySlotTree {
  /** The largest number below a slot, how often it occurs, and the second largest. */
  private readonly max1 = new Float64Array(this.slots).fill(-Infinity);
  private readonly max2 = new Float64Array(this.slots).fill(-Infinity);
  private readonly maxCount = new Int32Array(this.slots);
  private readonly min1 = new Float64Array(this.slots).fill(Infinity);
  private readonly min2 = new Float64Array(this.slots).fill(Infinity);
  private readonly minCount = new Int32Array(this.slots);
  /** The sum to some 50 bits, and its lower 32 bits exactly: together they give the exact sum. */
  private readonly sums = new Float64Array(this.slots);
  private readonly lows = new Int32Array(this.slots);
  private readonly pending = new Float64Array(this.leaves);
  private kind = ADD;
  private x = 0;
  private total = 0;
  private totalLow = 0;
  private greatest = 0;
  private least = 0;

  constructor(values: ArrayLike<number>) {
    super(values.length);
    if (values.length > 2 ** 21) {
      throw new RangeError(`SegmentTreeBeats: size must be at most 2^21, got ${values.length}`);
    }
    for (let i = 0; i < values.length; i++) {
      const x = values[i]!;
      const k = this.leaves + i;
      checkInteger("constructor", x);
      this.max1[k] = this.min1[k] = this.sums[k] = x;
      this.maxCount[k] = this.minCount[k] = 1;
      this.lows[k] = x; // an Int32Array keeps the lower 32 bits
    }
    this.build();
  }

  /** Every element a in [l, r) becomes min(a, x). */
  chmin(l: number, r: number, x: number): void {
    this.run("chmin", CHMIN, l, r, x);
  }

  /** Every element a in [l, r) becomes max(a, x). */
  chmax(l: number, r: number, x: number): void {
    this.run("chmax", CHMAX, l, r, x);
  }

  /** Adds x to every element in [l, r). */
  add(l: number, r: number, x: number): void {
    this.run("add", ADD, l, r, x);
  }

  /** The sum of the elements in [l, r). */
  sum(l: number, r: number): bigint {
    this.collect(l, r);
    return BigInt(this.total) + BigInt((this.totalLow - (this.total | 0)) | 0);
  }

  /** The maximum of [l, r); -Infinity if there are no elements. */
  max(l: number, r: number): number {
    this.collect(l, r);
    return this.greatest;
  }

  /** The minimum of [l, r); Infinity if there are no elements. */
  min(l: number, r: number): number {
    this.collect(l, r);
    return this.least;
  }

  protected take(k: number): void {
    this.total += this.sums[k]!;
    this.totalLow = (this.totalLow + this.lows[k]!) | 0;
    if (this.max1[k]! > this.greatest) this.greatest = this.max1[k]!;
    if (this.min1[k]! < this.least) this.least = this.min1[k]!;
  }

  protected pull(k: number): void {
    const { max1, max2, min1, min2, maxCount, minCount, sums, lows } = this;
    const a = 2 * k;
    const b = a + 1;
    sums[k] = sums[a]! + sums[b]!;
    lows[k] = lows[a]! + lows[b]!;
    const [maxA, maxB, minA, minB] = [max1[a]!, max1[b]!, min1[a]!, min1[b]!];
    max1[k] = maxA > maxB ? maxA : maxB;
    maxCount[k] = (maxA >= maxB ? maxCount[a]! : 0) + (maxB >= maxA ? maxCount[b]! : 0);
    const upperA = maxA < maxB ? maxA : max2[a]!;
    const upperB = maxB < maxA ? maxB : max2[b]!;
    max2[k] = upperA > upperB ? upperA : upperB;
    min1[k] = minA < minB ? minA : minB;
    minCount[k] = (minA <= minB ? minCount[a]! : 0) + (minB <= minA ? minCount[b]! : 0);
    const lowerA = minA > minB ? minA : min2[a]!;
    const lowerB = minB > minA ? minB : min2[b]!;
    min2[k] = lowerA < lowerB ? lowerA : lowerB;
  }

  /** If the operation would change two different numbers below k, it goes on to the children. */
  protected act(k: number): void {
    const kind = this.kind;
    const x = this.x;
    if (kind === ADD) {
      this.addAll(k, x, this.width(k));
    } else if (kind === CHMIN) {
      if (x >= this.max1[k]!) return;
      if (x > this.max2[k]!) this.lower(k, x);
      else this.descend(k);
    } else {
      if (x <= this.min1[k]!) return;
      if (x < this.min2[k]!) this.raise(k, x);
      else this.descend(k);
    }
  }

  protected push(k: number): void {
    const x = this.pending[k]!;
    const width = this.width(k) >> 1;
    const top = this.max1[k]!;
    const bottom = this.min1[k]!;
    for (let child = 2 * k; child <= 2 * k + 1; child++) {
      if (x !== 0) this.addAll(child, x, width);
      if (top < this.max1[child]!) this.lower(child, top);
      if (bottom > this.min1[child]!) this.raise(child, bottom);
    }
    this.pending[k] = 0;
  }

  private descend(k: number): void {
    this.push(k);
    this.act(2 * k);
    this.act(2 * k + 1);
    this.pull(k);
  }

  private run(method: string, kind: number, l: number, r: number, x: number): void {
    checkInteger(method, x);
    this.kind = kind;
    this.x = x;
    this.update(l, r);
  }

  private collect(l: number, r: number): void {
    this.total = 0;
    this.totalLow = 0;
    this.greatest = -Infinity;
    this.least = Infinity;
    this.visit(l, r);
  }

  private addAll(k: number, x: number, width: number): void {
    this.max1[k]! += x;
    this.max2[k]! += x;
    this.min1[k]! += x;
    this.min2[k]! += x;
    this.sums[k]! += x * width;
    this.lows[k]! += Math.imul(x, width);
    if (k < this.leaves) this.pending[k]! += x;
  }

  /** Sets the largest number below k to x, which is still larger than the second largest. */
  private lower(k: number, x: number): void {
    const old = this.max1[k]!;
    const count = this.maxCount[k]!;
    this.sums[k]! += (x - old) * count;
    this.lows[k]! += Math.imul(x - old, count);
    if (this.min1[k] === old) this.min1[k] = x;
    else if (this.min2[k] === old) this.min2[k] = x;
    this.max1[k] = x;
  }

  /** Sets the smallest number below k to x, which is still smaller than the second smallest. */
  private raise(k: number, x: number): void {
    const old = this.min1[k]!;
    const count = this.minCount[k]!;
    this.sums[k]! += (x - old) * count;
    this.lows[k]! += Math.imul(x - old, count);
    if (this.max1[k] === old) this.max1[k] = x;
    else if (this.max2[k] === old) this.max2[k] = x;
    this.min1[k] = x;
  }
}

function checkInteger(method: string, x: number): void {
  if (!Number.isInteger(x) || x > 2 ** 42 || x < -(2 ** 42)) {
    throw new RangeError(`SegmentTreeBeats.${method}: expected an integer within ±2^42, got ${x}`);
  }
}
