/**
 * PrefixSums: sums of ranges of a fixed array.
 *
 * Use     const sums = new PrefixSums(values); sums.sum(l, r)
 * Time    O(1) for sum; O(n) to build
 * Space   8 bytes an element
 * Limits  n in [0, 2^30]; exact while the sums of all prefixes stay within ±2^53
 * Errors  RangeError for a bad size, a range outside, a value that is not finite
 * Source  folklore
 * Tested  programs.test.ts: against an array; prefix-sums.test.ts: largest sums; verify: library-checker
 *         static_range_sum
 */
import { checkFinite, checkRange, checkSize } from "./check-range";

export class PrefixSums {
  readonly size: number;
  /** sums[r] is the sum of the first r elements. */
  private readonly sums: Float64Array;

  constructor(values: ArrayLike<number>) {
    const size = values.length;
    checkSize("PrefixSums", size, 2 ** 30);
    const sums = new Float64Array(size + 1);
    for (let i = 0; i < size; i++) {
      const value = values[i]!;
      if (typeof value !== "number") checkFinite("PrefixSums", value, i);
      sums[i + 1] = sums[i]! + value;
    }
    // No finite value makes a sum finite again.
    if (!Number.isFinite(sums[size]!)) {
      for (let i = 0; i < size; i++) checkFinite("PrefixSums", values[i]!, i);
    }
    this.size = size;
    this.sums = sums;
  }

  /** The sum of the elements in [l, r). */
  sum(l: number, r: number): number {
    checkRange("PrefixSums.sum", l, r, this.size);
    return this.sums[r]! - this.sums[l]!;
  }
}
