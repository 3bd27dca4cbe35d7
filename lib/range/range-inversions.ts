/**
 * rangeInversions: how many pairs stand in the wrong order in ranges of a fixed array.
 *
 * Use     rangeInversions(values, [0, 1], [2, 3])
 * Time    O((n + √n · √q) √n) for q ranges that are known beforehand: some 0.5 s for 100,000 and 100,000
 * Space   about 60 bytes an element and 70 bytes a range
 * Limits  n and q in [0, 2^24]; any values but NaN; equal values are in order
 * Errors  RangeError for NaN, for ends of different number, and for a range outside
 * Source  Mo's algorithm with its steps counted afterwards in one sweep: folklore ("second offline"),
 *         own code
 * Tested  programs.test.ts: against all pairs; range-inversions.test.ts: many values; verify: library-checker
 *         static_range_inversions_query
 */
import { compress } from "./compress";
import { moOrder } from "./mo";

/** The answer to each range [lefts[q], rights[q]). */
export function rangeInversions(
  values: ArrayLike<number>,
  lefts: ArrayLike<number>,
  rights: ArrayLike<number>,
): Float64Array {
  const n = values.length;
  const count = lefts.length;
  const { order } = moOrder("rangeInversions", n, lefts, rights);
  const { values: distinct, ranks } = compress(values, "rangeInversions");
  // For element i: how many elements before it are greater and how many less; as sums over all elements
  // before an index.
  const counter = new Counter(distinct.length);
  const greater = new Float64Array(n + 1);
  const less = new Float64Array(n + 1);
  for (let i = 0; i < n; i++) {
    greater[i + 1] = greater[i]! + counter.greater(ranks[i]!);
    less[i + 1] = less[i]! + counter.less(ranks[i]!);
    counter.add(ranks[i]!);
  }
  // The step from one range to the next moves its right end, then its left end. Each move counts pairs of
  // the elements from `from` on with a prefix: these counts wait in a list at the prefix's end.
  const heads = new Int32Array(n + 1).fill(-1);
  const next = new Int32Array(2 * count);
  const from = new Int32Array(2 * count);
  const steps = new Float64Array(count);
  let l = 0;
  let r = 0;
  for (let step = 0; step < count; step++) {
    const query = order[step]!;
    const left = lefts[query]!;
    const right = rights[query]!;
    steps[query] = greater[right]! - greater[r]! + less[left]! - less[l]!;
    from[2 * step] = r;
    next[2 * step] = heads[l]!;
    heads[l] = 2 * step;
    from[2 * step + 1] = l;
    next[2 * step + 1] = heads[right]!;
    heads[right] = 2 * step + 1;
    l = left;
    r = right;
  }
  const sweep = new Counter(distinct.length);
  for (let end = 0; end <= n; end++) {
    if (end > 0) sweep.add(ranks[end - 1]!);
    for (let move = heads[end]!; move >= 0; move = next[move]!) {
      const query = order[move >> 1]!;
      steps[query]! -=
        (move & 1) === 0
          ? sumGreater(sweep, ranks, from[move]!, rights[query]!)
          : sumLess(sweep, ranks, from[move]!, lefts[query]!);
    }
  }
  let total = 0;
  for (let step = 0; step < count; step++) {
    total += steps[order[step]!]!;
    steps[order[step]!] = total;
  }
  return steps;
}

/** The sum of counter.greater over the elements from `from` to `to`, negative if backwards. */
function sumGreater(counter: Counter, ranks: Int32Array, from: number, to: number): number {
  let sum = 0;
  for (let i = from; i < to; i++) sum += counter.greater(ranks[i]!);
  for (let i = to; i < from; i++) sum -= counter.greater(ranks[i]!);
  return sum;
}

function sumLess(counter: Counter, ranks: Int32Array, from: number, to: number): number {
  let sum = 0;
  for (let i = from; i < to; i++) sum += counter.less(ranks[i]!);
  for (let i = to; i < from; i++) sum -= counter.less(ranks[i]!);
  return sum;
}

/** A multiset of ranks: O(√n) to add one, O(1) to count the greater and the lesser ones. */
class Counter {
  private size = 0;
  /** How many are in later blocks of 256 ranks, later in the same block, and equal. */
  private readonly later: Int32Array;
  private readonly inBlock: Int32Array;
  private readonly equal: Int32Array;

  constructor(ranks: number) {
    this.later = new Int32Array((ranks >> 8) + 1);
    this.inBlock = new Int32Array(ranks);
    this.equal = new Int32Array(ranks);
  }

  add(rank: number): void {
    this.size++;
    this.equal[rank]!++;
    const block = rank >> 8;
    for (let at = 0; at < block; at++) this.later[at]!++;
    for (let at = block << 8; at < rank; at++) this.inBlock[at]!++;
  }

  greater(rank: number): number {
    return this.later[rank >> 8]! + this.inBlock[rank]!;
  }

  less(rank: number): number {
    return this.size - this.greater(rank) - this.equal[rank]!;
  }
}
