/**
 * IntervalMap: a map from integers to numbers that is set by whole ranges ("Chtholly tree", "ODT").
 *
 * Use     const map = new IntervalMap(); map.set(l, r, 5); map.get(l); map.update(l, r, (value) => value + 1)
 * Time    O(log n) amortised for set and delete, O(log n) for get and intervalAt; visit and update
 *         O(log n) for each interval in the range
 * Space   about 80 bytes an interval
 * Limits  integers in [-2^31, 2^31 - 1], as ends too; neighbours with equal values stay apart. Fast where
 *         set joins many intervals again and again: update alone leaves up to n of them
 * Errors  RangeError for any other end, or l > r
 * Source  folklore, own code; the intervals lie in a SortedMap from begin to end
 * Tested  interval-map.test.ts: against an array; verify: Codeforces 896C
 */
import { IntMap } from "./int-map";
import { SortedMap } from "./sorted-map";

export class IntervalMap {
  /** End of the interval by its begin; intervals are [begin, end). */
  private readonly ends = new SortedMap();
  /** Value of the interval by its begin. */
  private readonly values = new IntMap();

  /** How many intervals there are. */
  get size(): number {
    return this.ends.size;
  }

  /** The value of x, or undefined. */
  get(x: number): number | undefined {
    checkRange("get", x, x);
    const begin = this.ends.floor(x);
    if (begin === undefined || this.ends.get(begin)! <= x) return undefined;
    return this.values.get(begin);
  }

  /** The interval that x lies in and its value, or undefined. */
  intervalAt(x: number): readonly [begin: number, end: number, value: number] | undefined {
    checkRange("intervalAt", x, x);
    const begin = this.ends.floor(x);
    if (begin === undefined || this.ends.get(begin)! <= x) return undefined;
    return [begin, this.ends.get(begin)!, this.values.get(begin)!];
  }

  /** Gives all of [l, r) this value, as one interval. */
  set(l: number, r: number, value: number): void {
    checkRange("set", l, r);
    if (Number.isNaN(+value))
      throw new RangeError(`IntervalMap.set: value must be a number, got ${value}`);
    if (l === r) return;
    this.clear(l, r);
    this.put(l, r, value);
  }

  /** Takes all of [l, r) out. */
  delete(l: number, r: number): void {
    checkRange("delete", l, r);
    if (l < r) this.clear(l, r);
  }

  /** Calls visit(begin, end, value) for the parts of intervals in [l, r), left to right; it must not change the map. */
  visit(l: number, r: number, visit: (begin: number, end: number, value: number) => void): void {
    checkRange("visit", l, r);
    if (l === r) return;
    const { ends, values } = this;
    const floor = ends.floor(l);
    let begin = floor !== undefined && ends.get(floor)! > l ? floor : ends.ceil(l);
    while (begin !== undefined && begin < r) {
      const end = ends.get(begin)!;
      visit(Math.max(begin, l), Math.min(end, r), values.get(begin)!);
      begin = ends.ceil(end);
    }
  }

  /** Replaces each value in [l, r) by change(value); intervals that reach beyond the range are cut. */
  update(l: number, r: number, change: (value: number) => number): void {
    checkRange("update", l, r);
    if (l === r) return;
    this.cut(l);
    this.cut(r);
    const { ends, values } = this;
    for (
      let begin = ends.ceil(l);
      begin !== undefined && begin < r;
      begin = ends.ceil(ends.get(begin)!)
    ) {
      values.set(begin, change(values.get(begin)!));
    }
  }

  /** Takes [l, r) out, l < r. */
  private clear(l: number, r: number): void {
    this.cut(l);
    this.cut(r);
    const { ends, values } = this;
    for (let begin = ends.ceil(l); begin !== undefined && begin < r; begin = ends.ceil(l)) {
      ends.delete(begin);
      values.delete(begin);
    }
  }

  /** Cuts the interval in two that has `at` in its inside. */
  private cut(at: number): void {
    const begin = this.ends.floor(at);
    if (begin === undefined || begin === at) return;
    const end = this.ends.get(begin)!;
    if (end <= at) return;
    this.ends.set(begin, at);
    this.put(at, end, this.values.get(begin)!);
  }

  private put(begin: number, end: number, value: number): void {
    this.ends.set(begin, end);
    this.values.set(begin, value);
  }
}

function checkRange(method: string, l: number, r: number): void {
  if ((l | 0) === l && (r | 0) === r && l <= r) return;
  const range = Object.is(l, r)
    ? `a 32-bit integer, got ${l}`
    : `32-bit integers l ≤ r, got [${l}, ${r})`;
  throw new RangeError(`IntervalMap.${method}: expected ${range}`);
}
