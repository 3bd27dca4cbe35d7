/**
 * SortedSet: a sorted set or multiset of anything that has an order: doubles, bigints, texts, pairs.
 *
 * Use     const set = new SortedSet<number>(); set.add(2.5); set.kth(0); set.rank(x); set.ceil(x); set.delete(x);
 *         const pairs = new SortedSet<[number, number]>((a, b) => a[0] - b[0] || a[1] - b[1], true);
 *         pairs.add([1, 2]); pairs.floor([1, 9]); pairs.deleteAt(0);
 *         for (const [a, b] of pairs.descending()) a + b;
 * Time    O(log n) comparisons for each method; add and delete also move half a bucket of 256 at most, and
 *         O(n / 128) more for each 128th of them
 * Space   9 to 20 bytes a reference or double
 * Limits  up to 2^28 keys; a key must not change its order while it is in. 32-bit integers: SortedInts takes
 *         two thirds of the time. Pairs: arrays [a, b] take four times as long as numbers a * 2 ** 20 + b
 *         without a comparison, objects of a class three times. Where many keys are equal, delete looks
 *         through them for the very object: order them by pairs (key, id), and each has a handle of its own
 * Errors  RangeError for a rank outside and for NaN; TypeError for a comparison that is no function or returns
 *         no number, and without one for keys that are no numbers, bigints or texts, or of several kinds
 * Source  sorted buckets, their counts in a Fenwick tree, as in SortedInts: folklore, own code
 * Tested  sorted-set.test.ts: against a sorted array of doubles, bigints, pairs, with duplicates; verify:
 *         library-checker ordered_set
 */
// Long: SortedSet and SortedMap share the class of their buckets, which has no use apart.
import { shown } from "../io/shown";

/** The reading half of SortedSet and SortedMap, and how keys come and go. */
export abstract class SortedKeys<K, V> {
  protected readonly title: string;
  private readonly compare: (a: K, b: K) => number;
  /** None is empty. */
  protected readonly keys: K[][] = [];
  /** By bucket and place, the values of a map. */
  protected readonly values: V[][] | undefined;
  /** The last key of each bucket. */
  private readonly lasts: K[] = [];
  /** Fenwick tree over the sizes of buckets. */
  private sums = new Int32Array(16);
  private count = 0;
  /** Where the last search ended: the last bucket and its size behind all keys. */
  protected bucket = 0;
  protected at = 0;

  /** What typeof says of the first key, where there is no comparison. */
  private kind = "";
  private areNumbers = false;

  constructor(title: string, compare: (a: K, b: K) => number, values?: V[][]) {
    if (typeof compare !== "function") {
      throw new TypeError(`${title}: compare must be a function, got ${compare}`);
    }
    this.title = title;
    this.compare = compare;
    this.values = values;
  }

  /** How many keys there are. */
  get size(): number {
    return this.count;
  }

  has(x: K): boolean {
    return this.search(x, false);
  }

  /** The key with k lesser or equal ones before it: kth(0) is the least. */
  kth(k: number): K {
    this.select("kth", k);
    return this.keys[this.bucket]![this.at]!;
  }

  /** How many keys are less than x. */
  rank(x: K): number {
    this.search(x, false);
    return this.place();
  }

  /** The least key ≥ x, or undefined. */
  ceil(x: K): K | undefined {
    this.search(x, false);
    return this.keys[this.bucket]?.[this.at];
  }

  /** The least key > x, or undefined. */
  higher(x: K): K | undefined {
    this.search(x, true);
    return this.keys[this.bucket]?.[this.at];
  }

  /** The largest key ≤ x, or undefined. */
  floor(x: K): K | undefined {
    this.search(x, true);
    return this.before();
  }

  /** The largest key < x, or undefined. */
  lower(x: K): K | undefined {
    this.search(x, false);
    return this.before();
  }

  /** The keys in order, from the one of rank k on; none may come or go meanwhile. */
  *ascending(k = 0): Generator<K> {
    if (k === this.count) return;
    this.select("ascending", k);
    const { keys } = this;
    for (let bucket = this.bucket, at = this.at; bucket < keys.length; bucket++, at = 0) {
      for (const row = keys[bucket]!; at < row.length; at++) yield row[at]!;
    }
  }

  /** The keys from the one of rank k, or the largest, down to the least. */
  *descending(k = this.count - 1): Generator<K> {
    if (k === -1) return;
    this.select("descending", k);
    const { keys } = this;
    for (let bucket = this.bucket, at = this.at; ; at = keys[bucket]!.length - 1) {
      for (const row = keys[bucket]!; at >= 0; at--) yield row[at]!;
      if (--bucket < 0) return;
    }
  }

  /** Goes to the first key ≥ x, or > x if `after`; whether it is equal to x. */
  protected search(x: K, after: boolean): boolean {
    if (typeof x === "number" && Number.isNaN(x))
      throw new RangeError(`${this.title}: NaN has no order`);
    if (!(this.areNumbers && typeof x === "number") && this.compare === byOrder) this.takeKind(x);
    const { keys, lasts } = this;
    this.bucket = this.firstFrom(lasts, x, after);
    if (this.bucket === lasts.length) {
      this.bucket = Math.max(0, lasts.length - 1);
      this.at = lasts.length === 0 ? 0 : keys[this.bucket]!.length;
      return false;
    }
    const row = keys[this.bucket]!;
    this.at = this.firstFrom(row, x, after);
    if (after) return false;
    if (this.compare === byOrder) return !isBelow(x, row[this.at]!);
    return this.compare(row[this.at]!, x) === 0;
  }

  private takeKind(x: K): void {
    const { title, kind } = this;
    if (typeof x === kind) return;
    const isOrdered = typeof x === "number" || typeof x === "bigint" || typeof x === "string";
    if (!isOrdered) {
      throw new TypeError(
        `${title}: without a comparison, keys must be numbers, bigints or texts, got ${typeof x}; such as ${EXAMPLE}`,
      );
    }
    if (kind !== "") throw new TypeError(`${title}: a ${typeof x} among keys that are ${kind}s`);
    this.kind = typeof x;
    this.areNumbers = this.kind === "number";
  }

  private firstFrom(row: readonly K[], x: K, after: boolean): number {
    if (this.compare === byOrder) return naturalPlace(row, x, after);
    return this.comparedPlace(row, x, after);
  }

  private comparedPlace(row: readonly K[], x: K, after: boolean): number {
    const { compare } = this;
    let low = 0;
    let high = row.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      const order = compare(row[middle]!, x);
      checkOrder(this.title, order);
      if (order < 0 || (after && order === 0)) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  /** Goes to the key of rank k. */
  protected select(method: string, k: number): void {
    if (k >>> 0 !== k || k >= this.count) {
      throw new RangeError(
        `${this.title}.${method}: rank must be in [0, ${this.count}), got ${shown(k)}`,
      );
    }
    const { sums } = this;
    const buckets = this.keys.length;
    let bucket = 0;
    let left = k;
    for (let step = 1 << (31 - Math.clz32(buckets)); step > 0; step >>= 1) {
      const next = bucket + step;
      if (next > buckets || sums[next]! > left) continue;
      bucket = next;
      left -= sums[next]!;
    }
    this.bucket = bucket;
    this.at = left;
  }

  /** How many keys are before the place of the last search. */
  protected place(): number {
    let place = this.at;
    for (let k = this.bucket; k > 0; k &= k - 1) place += this.sums[k]!;
    return place;
  }

  /** Puts a key before the place of the last search. */
  protected insert(key: K, value?: V): void {
    const { keys, lasts, values, bucket, at } = this;
    if (keys.length === 0) {
      keys.push([]);
      lasts.push(key);
      values?.push([]);
      this.sum();
    }
    const row = keys[bucket]!;
    row.splice(at, 0, key);
    values?.[bucket]?.splice(at, 0, value!);
    if (at === row.length - 1) lasts[bucket] = key;
    this.change(1);
    if (row.length < BUCKET) return;
    keys.splice(bucket + 1, 0, row.splice(BUCKET / 2));
    values?.splice(bucket + 1, 0, values[bucket]!.splice(BUCKET / 2));
    lasts.splice(bucket, 0, row[row.length - 1]!);
    this.sum();
  }

  /** Takes out the key at the place of the last search. */
  protected remove(): void {
    const { keys, lasts, values, bucket, at } = this;
    const row = keys[bucket]!;
    row.splice(at, 1);
    values?.[bucket]?.splice(at, 1);
    this.change(-1);
    if (at < row.length) return;
    if (row.length > 0) {
      lasts[bucket] = row[row.length - 1]!;
      return;
    }
    for (const column of [keys, lasts, values]) column?.splice(bucket, 1);
    this.sum();
  }

  private before(): K | undefined {
    if (this.at > 0) return this.keys[this.bucket]![this.at - 1];
    return this.lasts[this.bucket - 1];
  }

  private change(by: number): void {
    this.count += by;
    const { sums } = this;
    const buckets = this.keys.length;
    for (let k = this.bucket + 1; k <= buckets; k += k & -k) sums[k]! += by;
  }

  private sum(): void {
    const { keys } = this;
    const buckets = keys.length;
    if (this.sums.length <= buckets) this.sums = new Int32Array(2 * buckets);
    const { sums } = this;
    for (let k = 1; k <= buckets; k++) sums[k] = keys[k - 1]!.length;
    for (let k = 1; k <= buckets; k++) {
      const above = k + (k & -k);
      if (above <= buckets) sums[above]! += sums[k]!;
    }
  }
}

const EXAMPLE = "(a, b) => a[0] - b[0] || a[1] - b[1]";

/** Refuses what no comparison returns: a boolean, NaN, nothing. */
export function checkOrder(title: string, order: unknown): void {
  if (typeof order === "number" && !Number.isNaN(order)) return;
  throw new TypeError(
    `${title}: the comparison must return a number, got ${shown(order)}; such as ${EXAMPLE}`,
  );
}

/** The arguments of a collection in order: only numbers, bigints and texts can do without a comparison. */
export type Ordering<K, Rest extends unknown[] = []> = [K] extends [number | bigint | string]
  ? [compare?: ((a: K, b: K) => number) | undefined, ...rest: Partial<Rest>]
  : [compare: (a: K, b: K) => number, ...rest: Partial<Rest>];

/** firstFrom in the order of numbers, bigints and texts: no call a step, and no branch to guess wrong. */
function naturalPlace<K>(row: readonly K[], x: K, after: boolean): number {
  let low = 0;
  for (let count = row.length; count > 0; count >>= 1) {
    const half = (count + 1) >> 1;
    const key = row[low + half - 1]!;
    low += half * +(after ? !isBelow(x, key) : isBelow(key, x));
  }
  return low;
}

const BUCKET = 256;

/** Whether a comes before b: takeKind lets only numbers, bigints and texts come here, which the type says. */
function isBelow<K>(a: K, b: K): boolean {
  return (a as number) < (b as number);
}

/** The order of numbers, bigints and texts. */
export function byOrder<K>(a: K, b: K): number {
  return isBelow(a, b) ? -1 : isBelow(b, a) ? 1 : 0;
}

export class SortedSet<K = number> extends SortedKeys<K, undefined> implements Iterable<K> {
  /** True where equal keys may be in it several times. */
  readonly duplicates: boolean;

  /** compare(a, b) is negative where a comes before b, and 0 where they are equal. */
  constructor(...[compare = byOrder, duplicates = false]: Ordering<K, [duplicates: boolean]>) {
    super("SortedSet", compare);
    this.duplicates = duplicates;
  }

  /** Puts x in, behind those equal to it; false if one is there already and duplicates are not wanted. */
  add(x: K): boolean {
    if (this.search(x, this.duplicates)) return false;
    this.insert(x);
    return true;
  }

  /** Takes x out, or without it the first key equal to it; false if there is none. */
  delete(x: K): boolean {
    if (!this.search(x, false)) return false;
    if (this.duplicates && typeof x === "object" && this.keys[this.bucket]![this.at] !== x) {
      const first = this.place();
      const exact = this.indexOf(x, first);
      this.select("delete", exact < 0 ? first : exact);
    }
    this.remove();
    return true;
  }

  /** Takes out the key of rank k and returns it. */
  deleteAt(k: number): K {
    this.select("deleteAt", k);
    const key = this.keys[this.bucket]![this.at]!;
    this.remove();
    return key;
  }

  [Symbol.iterator](): Generator<K> {
    return this.ascending();
  }

  /** How many keys are equal to x. */
  countOf(x: K): number {
    const less = this.rank(x);
    this.search(x, true);
    return this.place() - less;
  }

  /** The rank of the very object x among those equal to it, which begin at `first`, or -1. */
  private indexOf(x: K, first: number): number {
    let rank = first;
    const end = first + this.countOf(x);
    for (const key of this.ascending(first)) {
      if (rank === end) break;
      if (key === x) return rank;
      rank++;
    }
    return -1;
  }
}
