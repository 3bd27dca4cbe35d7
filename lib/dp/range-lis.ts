/**
 * rangeLis: the lengths of longest increasing subsequences of ranges of a fixed sequence.
 *
 * Use     const lengths = rangeLis(values, [0, 1], [2, 3]); // of [ls[q], rs[q])
 * Time    O(n log² n + q log n): n and q of 10^5 in about 0.5 s
 * Space   O(n + q)
 * Limits  n in [0, 2^22]; numbers but NaN; range q is [ls[q], rs[q]); of equal numbers one counts
 * Errors  RangeError for NaN, a longer sequence, a range outside, ls and rs of different lengths
 * Source  A. Tiskin, "Semi-local string comparison: algorithmic techniques and applications" (2013), 8.1; own code
 * Tested  range-lis.test.ts: against patience sorting of each range; verify: library-checker
 *         static_range_lis_query
 *
 * The answer for [l, r) is r - l less the rows i ≥ l of a partial permutation with a column below r. That of
 * the small numbers and that of the large ones, each at its places and with the identity elsewhere, have that
 * of all as their product.
 */

import { checkRange } from "../range/check-range";
import { FenwickTree } from "../range/fenwick-tree";
import { argsort } from "../sequence/radix-sort";
import { unitMongeProduct } from "../sequence/unit-monge-product";

export function rangeLis(
  numbers: ArrayLike<number>,
  ls: ArrayLike<number>,
  rs: ArrayLike<number>,
): Int32Array {
  const n = numbers.length;
  if (n > 2 ** 22) throw new RangeError(`rangeLis: expected up to 2^22 numbers, got ${n}`);
  if (ls.length !== rs.length) {
    throw new RangeError(`rangeLis: ${ls.length} left ends, but ${rs.length} right ends`);
  }
  // Questions by their right ends: heads[r], then next[q].
  const heads = new Int32Array(n + 1).fill(-1);
  const next = new Int32Array(ls.length);
  for (let q = 0; q < ls.length; q++) {
    checkRange("rangeLis", ls[q]!, rs[q]!, n);
    next[q] = heads[rs[q]!]!;
    heads[rs[q]!] = q;
  }
  const rowOf = new Int32Array(n).fill(-1);
  seaweeds(ranked(numbers)).forEach((column, row) => {
    if (column >= 0) rowOf[column] = row;
  });
  const lengths = new Int32Array(ls.length);
  const rows = new FenwickTree(n);
  for (let r = 0, seen = 0; r <= n; r++) {
    for (let q = heads[r]!; q !== -1; q = next[q]!) {
      lengths[q] = r - ls[q]! - (seen - rows.sum(0, ls[q]!));
    }
    if (r === n || rowOf[r]! < 0) continue;
    rows.add(rowOf[r]!, 1);
    seen++;
  }
  return lengths;
}

/** How many numbers are less than each, of equal ones those behind it too. */
function ranked(numbers: ArrayLike<number>): Int32Array {
  const n = numbers.length;
  const order = argsort(numbers);
  const ranks = new Int32Array(n);
  for (let begin = 0, end = 0; begin < n; begin = end) {
    const number = +numbers[order[begin]!]!;
    if (Number.isNaN(number)) throw new RangeError("rangeLis: NaN among the numbers");
    for (end = begin; end < n && +numbers[order[end]!]! === number; end++);
    for (let k = begin; k < end; k++) ranks[order[k]!] = begin + end - 1 - k;
  }
  return ranks;
}

/** The partial permutation of an order of 0 … n - 1; recurses log2 n deep. */
function seaweeds(ranks: Int32Array): Int32Array {
  const n = ranks.length;
  if (n <= SHORT) return shortSeaweeds(ranks);
  const middle = n >> 1;
  const sides = [0, middle].map((low) => {
    const places = new Int32Array(low === 0 ? middle : n - middle);
    const sideRanks = new Int32Array(places.length);
    const all = new Int32Array(n);
    let put = 0;
    for (let i = 0; i < n; i++) {
      all[i] = i;
      const rank = ranks[i]! - low;
      if (rank >>> 0 >= places.length) continue;
      sideRanks[put] = rank;
      places[put++] = i;
    }
    seaweeds(sideRanks).forEach((column, row) => {
      all[places[row]!] = column < 0 ? -1 : places[column]!;
    });
    return all;
  });
  return unitMongeProduct(sides[0]!, sides[1]!);
}

/** The same number after number: column j is kept from row since[j] - 1 on, 0 where no row has it. */
function shortSeaweeds(ranks: Int32Array): Int32Array {
  const n = ranks.length;
  const since = ranks.map((_, j) => j + 1);
  for (let value = 0; value < n; value++) {
    let across = 0;
    for (let j = 0; j < n; j++) {
      const above = since[j]!;
      if (across <= above && ranks[j] !== value) continue;
      since[j] = across;
      across = above;
    }
  }
  const columns = new Int32Array(n).fill(-1);
  for (let j = 0; j < n; j++) if (since[j]! > 0) columns[since[j]! - 1] = j;
  return columns;
}

const SHORT = 64; // up to this length number after number is no slower, and makes no small arrays
