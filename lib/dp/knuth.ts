/**
 * knuth: the least cost of splitting [0, n) into single places, each split costing a function of its range.
 *
 * Use     knuth(n, (l, r) => r - l)
 * Time    O(n^2) calls of cost
 * Space   10 bytes a range, half n^2 of them: n = 5000 in 125 MB
 * Limits  n in [0, 8000]. For a ≤ b ≤ c ≤ d: cost(b, c) ≤ cost(a, d) and
 *         cost(a, c) + cost(b, d) ≤ cost(a, d) + cost(b, c), which are not checked; sums of weights that
 *         are not negative do. Sums must be exact
 * Errors  RangeError: a bad n
 * Source  D. E. Knuth, Acta Informatica 1 (1971); F. F. Yao (1980), own code
 * Tested  programs.test.ts: against knuth.twin.ts; knuth.test.ts; verify: CSES 2088
 */
import type { RangeCost } from "./divide-and-conquer";

export function knuth(n: number, cost: RangeCost): number {
  if (!Number.isInteger(n) || n < 0 || n > 8000) {
    throw new RangeError(`knuth: n must be in [0, 8000], got ${n}`);
  }
  if (n < 2) return 0;
  // The range [l, r) has place rows[l] + r; single places cost nothing and split nowhere.
  const rows = new Int32Array(n);
  for (let l = 1; l < n; l++) rows[l] = rows[l - 1]! + n - l;
  const size = rows[n - 1]! + n + 1;
  const least = new Float64Array(size);
  const splits = new Uint16Array(size);
  for (let l = 0; l < n; l++) splits[rows[l]! + l + 1] = l + 1;
  for (let l = n - 2; l >= 0; l--) {
    for (let r = l + 2; r <= n; r++) {
      // The best split lies between those of the ranges without the last and without the first place.
      const from = splits[rows[l]! + r - 1]!;
      const to = Math.min(r - 1, splits[rows[l + 1]! + r]!);
      let best = Infinity;
      for (let middle = from; middle <= to; middle++) {
        const sum = least[rows[l]! + middle]! + least[rows[middle]! + r]!;
        if (sum >= best) continue;
        best = sum;
        splits[rows[l]! + r] = middle;
      }
      least[rows[l]! + r] = best + cost(l, r);
    }
  }
  return least[rows[0]! + n]!;
}
