/**
 * IntervalSet: a set of integers kept as intervals that neither overlap nor touch.
 *
 * Use     const set = new IntervalSet(); set.add(l, r); set.has(l); set.intervalAt(l); set.delete(l, r); set.total
 * Time    O(log n) amortised for add and delete, O(log n) for has, covers and intervalAt
 * Space   about 40 bytes an interval
 * Limits  integers in [-2^31, 2^31 - 1], as ends too
 * Errors  RangeError for any other end, or l > r
 * Source  folklore, own code; the intervals lie in a SortedMap from begin to end
 * Tested  interval-set.test.ts: against flags of every integer. No problem of a public judge asks for
 *         it alone: that test is the proof
 */
import { SortedMap } from "./sorted-map";

export class IntervalSet {
  /** End of the interval by its begin; intervals are [begin, end). */
  private readonly ends = new SortedMap();
  private sum = 0;

  /** How many intervals there are. */
  get size(): number {
    return this.ends.size;
  }

  /** How many integers are in the set. */
  get total(): number {
    return this.sum;
  }

  has(x: number): boolean {
    checkRange("has", x, x);
    const begin = this.ends.floor(x);
    return begin !== undefined && this.ends.get(begin)! > x;
  }

  /** True where all of [l, r) is in the set; the empty range always is. */
  covers(l: number, r: number): boolean {
    checkRange("covers", l, r);
    if (l === r) return true;
    const begin = this.ends.floor(l);
    return begin !== undefined && this.ends.get(begin)! >= r;
  }

  /** The interval that x lies in, or undefined. */
  intervalAt(x: number): readonly [begin: number, end: number] | undefined {
    checkRange("intervalAt", x, x);
    const begin = this.ends.floor(x);
    if (begin === undefined || this.ends.get(begin)! <= x) return undefined;
    return [begin, this.ends.get(begin)!];
  }

  /** The k-th interval from the left. */
  kth(k: number): readonly [begin: number, end: number] {
    if (k >>> 0 !== k || k >= this.size) {
      throw new RangeError(`IntervalSet.kth: rank must be in [0, ${this.size}), got ${k}`);
    }
    const begin = this.ends.kth(k);
    return [begin, this.ends.get(begin)!];
  }

  /** Puts all of [l, r) in. */
  add(l: number, r: number): void {
    checkRange("add", l, r);
    if (l === r) return;
    const { ends } = this;
    let [begin, end] = [l, r];
    // All that overlaps or touches becomes part of the new one, from the right to the left.
    for (let at = ends.floor(r); at !== undefined && ends.get(at)! >= l; at = ends.floor(r)) {
      begin = Math.min(begin, at);
      end = Math.max(end, ends.get(at)!);
      this.take(at);
    }
    this.put(begin, end);
  }

  /** Takes all of [l, r) out. */
  delete(l: number, r: number): void {
    checkRange("delete", l, r);
    if (l === r) return;
    const { ends } = this;
    for (let at = ends.floor(r - 1); at !== undefined; at = ends.floor(r - 1)) {
      const end = ends.get(at)!;
      if (end <= l) return;
      this.take(at);
      if (end > r) this.put(r, end);
      if (at < l) {
        this.put(at, l);
        return;
      }
    }
  }

  private put(begin: number, end: number): void {
    this.ends.set(begin, end);
    this.sum += end - begin;
  }

  private take(begin: number): void {
    this.sum -= this.ends.get(begin)! - begin;
    this.ends.delete(begin);
  }
}

function checkRange(method: string, l: number, r: number): void {
  if ((l | 0) === l && (r | 0) === r && l <= r) return;
  const range = Object.is(l, r)
    ? `a 32-bit integer, got ${l}`
    : `32-bit integers l ≤ r, got [${l}, ${r})`;
  throw new RangeError(`IntervalSet.${method}: expected ${range}`);
}
