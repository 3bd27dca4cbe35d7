/**
 * SortedInts: a sorted set of 32-bit integers, or a multiset, with ranks: kth, rank, floor, ceil.
 *
 * Use     const set = new SortedInts(); set.add(x); set.kth(0); set.rank(x); set.floor(x); set.ceil(x); set.delete(x)
 * Time    O(log n) for kth, rank, floor, ceil, has; add and delete O(log n) and the move of half a
 *         bucket at most, 1 KiB; O(n / 256) more for each 256th of them
 * Space   4 bytes a number in a full bucket, 8 in a half full one
 * Limits  integers in [-2^31, 2^31); up to 2^28 of them
 * Errors  RangeError for anything else, a rank outside, or initial values that do not rise
 * Source  sorted buckets of up to 512, their counts in a Fenwick tree: folklore, own code
 * Tested  sorted-ints.test.ts: against a sorted array, set and multiset, through splits and joins;
 *         verify: library-checker ordered_set
 */
import { shown } from "../io/shown";
export class SortedInts {
  /** True where equal numbers may be in it several times. */
  readonly duplicates: boolean;
  private count = 0;
  /** Buckets in order: where bucket p lies in `values` (times BUCKET), how many it has, its largest. */
  private buckets = 0;
  private slots: Int32Array;
  private sizes: Int32Array;
  private lasts: Int32Array;
  /** Fenwick tree over `sizes`. */
  private sums: Int32Array;
  private values: Int32Array;

  /** `values` must rise; equal neighbours only where duplicates are wanted. */
  constructor(values: ArrayLike<number> = [], duplicates = false) {
    this.duplicates = duplicates;
    const room = Math.ceil(values.length / FILLED) + 8;
    this.slots = Int32Array.from({ length: room }, (_, slot) => slot);
    this.sizes = new Int32Array(room);
    this.lasts = new Int32Array(room);
    this.sums = new Int32Array(room + 1);
    this.values = new Int32Array(room * BUCKET);
    for (let at = 0; at < values.length; at++) {
      const value = checked("constructor", values[at]!);
      if (at > 0 && !(duplicates ? value >= values[at - 1]! : value > values[at - 1]!)) {
        throw new RangeError(`SortedInts: values must rise, got ${values[at - 1]} before ${value}`);
      }
      const bucket = Math.floor(at / FILLED);
      this.values[bucket * BUCKET + (at % FILLED)] = value;
      this.sizes[bucket] = (at % FILLED) + 1;
      this.lasts[bucket] = value;
      this.buckets = bucket + 1;
    }
    this.count = values.length;
    this.sum();
  }

  /** How many numbers it has. */
  get size(): number {
    return this.count;
  }

  has(x: number): boolean {
    return this.ceil(x) === x;
  }

  /** Puts x in; false if it is there already and duplicates are not wanted. */
  add(x: number): boolean {
    if ((x | 0) !== x) checked("add", x);
    if (this.buckets === 0) {
      this.buckets = 1; // an empty one
      this.sum();
    }
    let bucket = Math.min(this.bucketOf(x), this.buckets - 1);
    let at = this.placeIn(bucket, x);
    const base = this.slots[bucket]! * BUCKET;
    let size = this.sizes[bucket]!;
    if (!this.duplicates && at < size && this.values[base + at] === x) return false;
    if (size === BUCKET) {
      this.split(bucket);
      if (at > BUCKET / 2) {
        bucket++;
        at -= BUCKET / 2;
      }
      size = BUCKET / 2;
    }
    const from = this.slots[bucket]! * BUCKET + at;
    if (at < size) this.values.copyWithin(from + 1, from, from + size - at);
    else this.lasts[bucket] = x;
    this.values[from] = x;
    this.change(bucket, 1);
    return true;
  }

  /** Takes x out, once; false if it is not there. */
  delete(x: number): boolean {
    if ((x | 0) !== x) checked("delete", x);
    const bucket = this.bucketOf(x);
    if (bucket === this.buckets) return false;
    const at = this.placeIn(bucket, x);
    const from = this.slots[bucket]! * BUCKET + at;
    if (this.values[from] !== x) return false;
    const size = this.sizes[bucket]!;
    if (size === 1) {
      this.drop(bucket);
      return true;
    }
    this.values.copyWithin(from, from + 1, from + size - at);
    if (at === size - 1) this.lasts[bucket] = this.values[from - 1]!;
    this.change(bucket, -1);
    return true;
  }

  /** The number with k smaller ones before it: kth(0) is the least. */
  kth(k: number): number {
    if (k >>> 0 !== k || k >= this.count) {
      throw new RangeError(`SortedInts.kth: rank must be in [0, ${this.count}), got ${k}`);
    }
    const { sums, buckets } = this;
    let bucket = 0;
    let left = k;
    for (let step = 1 << (31 - Math.clz32(buckets)); step > 0; step >>= 1) {
      const next = bucket + step;
      if (next > buckets || sums[next]! > left) continue;
      bucket = next;
      left -= sums[next]!;
    }
    return this.values[this.slots[bucket]! * BUCKET + left]!;
  }

  /** How many numbers are less than x. */
  rank(x: number): number {
    if ((x | 0) !== x) checked("rank", x);
    const bucket = this.bucketOf(x);
    if (bucket === this.buckets) return this.count;
    let rank = this.placeIn(bucket, x);
    for (let at = bucket; at > 0; at &= at - 1) rank += this.sums[at]!;
    return rank;
  }

  /** The least number ≥ x, or undefined. */
  ceil(x: number): number | undefined {
    if ((x | 0) !== x) checked("ceil", x);
    const bucket = this.bucketOf(x);
    if (bucket === this.buckets) return undefined;
    return this.values[this.slots[bucket]! * BUCKET + this.placeIn(bucket, x)];
  }

  /** The largest number ≤ x, or undefined. */
  floor(x: number): number | undefined {
    if ((x | 0) !== x) checked("floor", x);
    const bucket = this.bucketOf(x);
    if (bucket < this.buckets) {
      const base = this.slots[bucket]! * BUCKET;
      const at = this.placeIn(bucket, x);
      if (this.values[base + at] === x) return x;
      if (at > 0) return this.values[base + at - 1];
    }
    return bucket > 0 ? this.lasts[bucket - 1] : undefined;
  }

  /** The first bucket whose largest number is ≥ x. */
  private bucketOf(x: number): number {
    return firstFrom(x, this.lasts, 0, this.buckets);
  }

  /** How many numbers of the bucket are less than x. */
  private placeIn(bucket: number, x: number): number {
    const base = this.slots[bucket]! * BUCKET;
    return firstFrom(x, this.values, base, base + this.sizes[bucket]!) - base;
  }

  private change(bucket: number, by: number): void {
    const { sums, buckets } = this;
    this.sizes[bucket]! += by;
    this.count += by;
    for (let at = bucket + 1; at <= buckets; at += at & -at) sums[at]! += by;
  }

  /** Moves the upper half of a full bucket into a new bucket behind it. */
  private split(bucket: number): void {
    const { slots, sizes, lasts } = this;
    if (this.buckets === slots.length) {
      this.grow();
      this.split(bucket);
      return;
    }
    const slot = slots[this.buckets]!; // behind the last bucket are the free slots
    for (const column of [slots, sizes, lasts]) {
      column.copyWithin(bucket + 1, bucket, this.buckets);
    }
    this.buckets++;
    const from = slots[bucket]! * BUCKET;
    this.values.copyWithin(slot * BUCKET, from + BUCKET / 2, from + BUCKET);
    slots[bucket + 1] = slot;
    sizes[bucket + 1] = BUCKET / 2;
    sizes[bucket] = BUCKET / 2;
    lasts[bucket] = this.values[from + BUCKET / 2 - 1]!;
    this.sum();
  }

  /** Removes a bucket with one number and frees its slot. */
  private drop(bucket: number): void {
    const { slots, sizes, lasts } = this;
    const slot = slots[bucket]!;
    for (const column of [slots, sizes, lasts]) {
      column.copyWithin(bucket, bucket + 1, this.buckets);
    }
    this.buckets--;
    this.count--;
    slots[this.buckets] = slot;
    sizes[this.buckets] = 0;
    this.sum();
  }

  private grow(): void {
    const room = 2 * this.slots.length;
    const larger = (old: Int32Array, length: number) => {
      const column = new Int32Array(length);
      column.set(old);
      return column;
    };
    const slots = larger(this.slots, room);
    for (let slot = this.slots.length; slot < room; slot++) slots[slot] = slot;
    this.slots = slots;
    this.sizes = larger(this.sizes, room);
    this.lasts = larger(this.lasts, room);
    this.sums = new Int32Array(room + 1);
    this.values = larger(this.values, room * BUCKET);
  }

  private sum(): void {
    const { sums, sizes, buckets } = this;
    for (let at = 1; at <= buckets; at++) sums[at] = sizes[at - 1]!;
    for (let at = 1; at <= buckets; at++) {
      const above = at + (at & -at);
      if (above <= buckets) sums[above]! += sums[at]!;
    }
  }
}

/** Numbers in a full bucket: even, so that it has two equal halves. */
const BUCKET = 512;
/** How full the first buckets are. */
const FILLED = 384;

/** The first place of [from, to) whose value is ≥ x; `to` without one. */
function firstFrom(x: number, values: Int32Array, from: number, to: number): number {
  let low = from;
  let high = to;
  while (low < high) {
    const mid = (low + high) >>> 1;
    if (values[mid]! < x) low = mid + 1;
    else high = mid;
  }
  return low;
}

function checked(method: string, x: number): number {
  if ((x | 0) === x) return x;
  throw new RangeError(`SortedInts.${method}: expected a 32-bit integer, got ${shown(x)}`);
}
