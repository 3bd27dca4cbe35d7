/**
 * SortedMap: a map from anything that has an order to values, with the keys in order: kth, rank, floor, ceil.
 *
 * Use     const map = new SortedMap(); map.set(5, 30); map.add(5, 1); map.get(5); map.kth(0); map.ceil(x);
 *         const names = new SortedMap<bigint, string>(); names.set(10n ** 18n, "far"); names.floor(2n ** 62n);
 *         for (const [key, value] of names) `${key} ${value}`; map.delete(5); [...map.ascending()]
 * Time    O(log n) comparisons for each method; set and delete move keys as SortedSet does
 * Space   18 to 40 bytes an entry
 * Limits  as SortedSet. Without an order IntMap and Map are faster; not checked to be numbers:
 *         SortedMap.entries(k)
 * Errors  RangeError for a rank outside, for NaN and an addend that is no number; TypeError as SortedSet
 * Source  SortedSet with a second column
 * Tested  sorted-map.test.ts: against a sorted array of entries; verify: library-checker
 *         double_ended_priority_queue, with the counts of equal numbers as values
 */
import { shown } from "../io/shown";
import { byOrder, type Ordering, SortedKeys } from "./sorted-set";

export class SortedMap<K = number, V = number>
  extends SortedKeys<K, V>
  implements Iterable<[K, V]>
{
  /** compare(a, b) is negative where a comes before b, and 0 where they are equal. */
  constructor(...[compare = byOrder]: Ordering<K>) {
    super("SortedMap", compare, []);
  }

  /** The value of the key, or undefined. */
  get(key: K): V | undefined {
    return this.search(key, false) ? this.values![this.bucket]![this.at] : undefined;
  }

  /** Gives the key a value; false if it had one. */
  set(key: K, value: V): boolean {
    if (!this.search(key, false)) {
      this.insert(key, value);
      return true;
    }
    this.values![this.bucket]![this.at] = value;
    return false;
  }

  /** Adds to the value of the key, which is 0 where there is none; returns the sum. */
  add(this: SortedMap<K, number>, key: K, value: number): number {
    if (typeof value !== "number") {
      throw new RangeError(`SortedMap.add: expected a number, got ${shown(value)}`);
    }
    if (!this.search(key, false)) {
      this.insert(key, value);
      return value;
    }
    const row = this.values![this.bucket]!;
    row[this.at]! += value;
    return row[this.at]!;
  }

  /** Takes the key out; false if it is not there. */
  delete(key: K): boolean {
    if (!this.search(key, false)) return false;
    this.remove();
    return true;
  }

  /** Keys with their values in order, from the key of rank k on; none may come or go meanwhile. */
  *entries(k = 0): Generator<[K, V]> {
    if (k === this.size) return;
    this.select("entries", k);
    const { keys, values } = this;
    for (let bucket = this.bucket, at = this.at; bucket < keys.length; bucket++, at = 0) {
      for (const row = keys[bucket]!; at < row.length; at++)
        yield [row[at]!, values![bucket]![at]!];
    }
  }

  /** As Map does: keys with their values, in order. ascending() has the keys alone. */
  [Symbol.iterator](): Generator<[K, V]> {
    return this.entries();
  }
}
