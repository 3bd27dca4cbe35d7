/**
 * rangeDistinct: how many different values ranges of a fixed array hold.
 *
 * Use     rangeDistinct(values, [0, 1], [2, 3])
 * Time    O((n + q) log n) for q ranges that are known beforehand
 * Space   about 24 bytes an element and 8 bytes a range
 * Limits  n and q in [0, 2^26]; any values but NaN
 * Errors  RangeError for NaN, for ends of different number, and for a range outside
 * Source  the last place of each value counts: folklore, own code
 * Tested  programs.test.ts: against sets; verify: library-checker static_range_count_distinct
 */
import { checkRange } from "./check-range";
import { compress } from "./compress";
import { FenwickTree } from "./fenwick-tree";

/** The answer to each range [lefts[q], rights[q]). */
export function rangeDistinct(
  values: ArrayLike<number>,
  lefts: ArrayLike<number>,
  rights: ArrayLike<number>,
): Int32Array {
  const n = values.length;
  const count = lefts.length;
  if (rights.length !== count) {
    throw new RangeError(`rangeDistinct: ${count} left ends, but ${rights.length} right ends`);
  }
  // The ranges by their right ends: linked lists, a head for each end.
  const heads = new Int32Array(n + 1).fill(-1);
  const next = new Int32Array(count);
  for (let query = 0; query < count; query++) {
    checkRange("rangeDistinct", lefts[query]!, rights[query]!, n);
    next[query] = heads[rights[query]!]!;
    heads[rights[query]!] = query;
  }
  const { values: distinct, ranks } = compress(values, "rangeDistinct");
  const last = new Int32Array(distinct.length).fill(-1);
  const places = new FenwickTree(n);
  const answers = new Int32Array(count);
  for (let end = 1; end <= n; end++) {
    const rank = ranks[end - 1]!;
    if (last[rank]! >= 0) places.add(last[rank]!, -1);
    places.add(end - 1, 1);
    last[rank] = end - 1;
    for (let query = heads[end]!; query >= 0; query = next[query]!) {
      answers[query] = places.sum(lefts[query]!, end);
    }
  }
  return answers;
}
