/**
 * SortedMap: a map from 32-bit integer keys to numbers, with the keys in order: kth, rank, floor, ceil.
 *
 * Use     const map = new SortedMap(); map.set(7, x); map.get(7); map.kth(0); map.floor(9); map.ceil(5); map.delete(7)
 * Time    get and has O(1) expected; set and add of a known key too; the rest O(log n) as in SortedInts
 * Space   about 40 bytes an entry
 * Limits  keys in [-2^31, 2^31)
 * Errors  RangeError for any other key, or a rank outside
 * Source  SortedInts for the order, IntMap for the values
 * Tested  sorted-map.test.ts: against a sorted array of entries; verify: library-checker
 *         double_ended_priority_queue, with the counts of equal numbers as values
 */
import { shown } from "../io/shown";
import { IntMap } from "./int-map";
import { SortedInts } from "./sorted-ints";

export class SortedMap {
  private readonly keys = new SortedInts();
  private readonly values = new IntMap();

  get size(): number {
    return this.keys.size;
  }

  has(key: number): boolean {
    if ((key | 0) !== key) throw badKey("has", key);
    return this.values.has(key);
  }

  /** The value of the key, or undefined. */
  get(key: number): number | undefined {
    if ((key | 0) !== key) throw badKey("get", key);
    return this.values.get(key);
  }

  /** Gives the key a value; false if it had one. */
  set(key: number, value: number): boolean {
    if ((key | 0) !== key) throw badKey("set", key);
    return this.values.set(key, value) && this.keys.add(key);
  }

  /** Adds to the value of the key, which is 0 where there is none; returns the sum. */
  add(key: number, value: number): number {
    if ((key | 0) !== key) throw badKey("add", key);
    const before = this.values.size;
    const sum = this.values.add(key, value);
    if (this.values.size > before) this.keys.add(key);
    return sum;
  }

  /** Takes the key out; false if it is not there. */
  delete(key: number): boolean {
    if ((key | 0) !== key) throw badKey("delete", key);
    return this.values.delete(key) && this.keys.delete(key);
  }

  /** The key with k lesser ones: kth(0) is the least. */
  kth(k: number): number {
    if (k >>> 0 !== k || k >= this.size) {
      throw new RangeError(`SortedMap.kth: rank must be in [0, ${this.size}), got ${k}`);
    }
    return this.keys.kth(k);
  }

  /** How many keys are less than x. */
  rank(x: number): number {
    if ((x | 0) !== x) throw badKey("rank", x);
    return this.keys.rank(x);
  }

  /** The largest key ≤ x, or undefined. */
  floor(x: number): number | undefined {
    if ((x | 0) !== x) throw badKey("floor", x);
    return this.keys.floor(x);
  }

  /** The least key ≥ x, or undefined. */
  ceil(x: number): number | undefined {
    if ((x | 0) !== x) throw badKey("ceil", x);
    return this.keys.ceil(x);
  }
}

function badKey(method: string, key: number): RangeError {
  return new RangeError(`SortedMap.${method}: key must be a 32-bit integer, got ${shown(key)}`);
}
