/**
 * subsetSums: which sums up to a limit some of the given positive integers have, as a Bitset.
 *
 * Use     subsetSums([3, 5, 7], 10)
 * Time    O(limit / 32) a value, and only O(log n) times for a value that occurs n times
 * Space   1 bit a sum
 * Limits  values from 1 on, limit in [0, 2^30]; each value is used at most once for each time it occurs
 * Errors  RangeError: a bad limit or value
 * Source  shifted bit sets; equal values in powers of two: folklore, own code
 * Tested  subset-sums.test.ts: against all subsets; judged by problems/money-sums
 */
import { Bitset, uniteShifted } from "../structure/bitset";

export function subsetSums(values: ArrayLike<number>, limit: number): Bitset {
  if (!Number.isInteger(limit) || limit < 0 || limit > 2 ** 30) {
    throw new RangeError(`subsetSums: the limit must be in [0, 2^30], got ${limit}`);
  }
  const copies = new Map<number, number>();
  for (let i = 0; i < values.length; i++) {
    const value = values[i]!;
    if (!Number.isSafeInteger(value) || value < 1) {
      throw new RangeError(`subsetSums: expected integers from 1 on, got ${value}`);
    }
    copies.set(value, (copies.get(value) ?? 0) + 1);
  }
  const sums = new Bitset(limit + 1);
  sums.add(0);
  for (const [value, count] of copies) {
    // 1, 2, 4, … copies together and the rest give every number of copies.
    let left = count;
    for (let group = 1; left > 0; group *= 2) {
      const taken = Math.min(group, left);
      left -= taken;
      if (value * taken <= limit) uniteShifted(sums, sums, value * taken);
    }
  }
  return sums;
}
