/**
 * compress: numbers replaced by their ranks among the different ones ("coordinate compression").
 *
 * Use     const { values, ranks } = compress([30, 10, 30]); lowerBound(values, x)
 * Time    O(n) for 32-bit integers, O(n log n) at worst for doubles; lowerBound O(log n)
 * Space   about 24 bytes a number while it runs, 12 in the end
 * Limits  n in [0, 2^28]; any numbers but NaN; -0 and 0 are equal; not checked to be numbers:
 *         lowerBound(ascending, x)
 * Errors  RangeError for NaN
 * Source  folklore
 * Tested  compress.test.ts: against a sorted set; verify: library-checker static_range_inversions_query
 *         through rangeInversions
 */
import { argsort } from "../sequence/radix-sort";

export interface Compressed {
  /** The different numbers in ascending order. */
  readonly values: Float64Array;
  /** values[ranks[i]] is number i. */
  readonly ranks: Int32Array;
}

export function compress(numbers: ArrayLike<number>, name = "compress"): Compressed {
  const order = argsort(numbers);
  const values = new Float64Array(order.length);
  const ranks = new Int32Array(order.length);
  let count = 0;
  for (let k = 0; k < order.length; k++) {
    const value = +numbers[order[k]!]!;
    if (Number.isNaN(value)) throw new RangeError(`${name}: NaN among the numbers`);
    if (count === 0 || values[count - 1] !== value) values[count++] = value;
    ranks[order[k]!] = count - 1;
  }
  return { values: values.slice(0, count), ranks };
}

/** How many of the ascending numbers are less than x: the index where x could be put before them. */
export function lowerBound(ascending: ArrayLike<number>, x: number): number {
  let low = 0;
  let high = ascending.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (ascending[middle]! < x) low = middle + 1;
    else high = middle;
  }
  return low;
}
