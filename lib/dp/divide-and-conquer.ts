/**
 * divideAndConquer: the least cost of cutting [0, n) into exactly k ranges.
 *
 * Use     divideAndConquer(n, k, (l, r) => (r - l) ** 2)
 * Time    O(k n log n) calls of cost
 * Space   20 bytes an index
 * Limits  the best last cut must not move left as the end grows, which is not checked; it holds where
 *         cost(a, c) + cost(b, d) ≤ cost(a, d) + cost(b, c) for a ≤ b ≤ c ≤ d. Sums must be exact
 * Errors  RangeError: a bad n or k
 * Source  folklore, own code
 * Tested  divide-and-conquer.test.ts: against all cuts; verify: CSES 2087
 */
import { monotoneMinima } from "./monotone-minima";

/** The cost of the range [l, r), where l < r. */
export type RangeCost = (l: number, r: number) => number;

/** least[i]: the least cost of cutting [0, i) into exactly k ranges, Infinity where i < k. */
export function divideAndConquer(n: number, k: number, cost: RangeCost): Float64Array {
  if (!Number.isInteger(n) || n < 0 || n > 2 ** 27) {
    throw new RangeError(`divideAndConquer: n must be in [0, 2^27], got ${n}`);
  }
  if (!Number.isInteger(k) || k < 0) {
    throw new RangeError(`divideAndConquer: k must be an integer from 0 on, got ${k}`);
  }
  let least = new Float64Array(n + 1).fill(Infinity);
  least[0] = 0;
  for (let ranges = 1; ranges <= k; ranges++) {
    const before = least;
    const next = new Float64Array(n + 1).fill(Infinity);
    // Row r is the end ranges + r, column c the last cut ranges - 1 + c.
    const ends = Math.max(0, n - ranges + 1);
    const value = (row: number, column: number) => {
      const cut = ranges - 1 + column;
      return before[cut]! + cost(cut, ranges + row);
    };
    const best = monotoneMinima(ends, ends, (row, left, right) =>
      right > row ? false : value(row, right) < value(row, left),
    );
    for (let row = 0; row < ends; row++) next[ranges + row] = value(row, best[row]!);
    least = next;
  }
  return least;
}
