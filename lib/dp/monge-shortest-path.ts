/**
 * mongeShortestPath: the least costs of cutting [0, i) into any number of ranges, for every i.
 *
 * Use     const { least, before } = mongeShortestPath(n, (l, r) => (r - l) ** 2)
 * Time    O(n log n) calls of cost
 * Space   12 bytes an index
 * Limits  n in [0, 2^26]. cost(a, c) + cost(b, d) ≤ cost(a, d) + cost(b, c) for a ≤ b ≤ c ≤ d, which is not
 *         checked: ranges are the arcs l → r of a Monge graph. Sums must be exact
 * Errors  RangeError: a bad n
 * Source  the problem of L. Larmore, B. Schieber, J. Algorithms 12 (1991), 490 ("LARSCH", O(n)), by the
 *         divide and conquer that contestants know as the simple LARSCH, own code
 * Tested  monge-shortest-path.test.ts: against all cuts; verify: AtCoder dp_z
 */
import type { RangeCost } from "./divide-and-conquer";

export interface MongePath {
  /** least[i]: the least cost of cutting [0, i). */
  readonly least: Float64Array;
  /** Where the last range of such a cut of [0, i) begins; 0 for i = 0. */
  readonly before: Int32Array;
}

export function mongeShortestPath(n: number, cost: RangeCost): MongePath {
  if (!Number.isInteger(n) || n < 0 || n > 2 ** 26) {
    throw new RangeError(`mongeShortestPath: n must be in [0, 2^26], got ${n}`);
  }
  const least = new Float64Array(n + 1).fill(Infinity);
  const before = new Int32Array(n + 1);
  least[0] = 0;
  const offer = (from: number, to: number) => {
    const sum = least[from]! + cost(from, to);
    if (sum >= least[to]!) return;
    least[to] = sum;
    before[to] = from;
  };
  /** All between l and r; l is known, and r has been offered all up to l. */
  const solve = (l: number, r: number): void => {
    if (r - l < 2) return;
    const middle = (l + r) >> 1;
    // The best one for the middle lies between those of l and r, or behind l.
    for (let from = before[l]!; from <= before[r]!; from++) offer(from, middle);
    solve(l, middle);
    for (let from = l + 1; from <= middle; from++) offer(from, r);
    solve(middle, r);
  };
  if (n > 0) {
    offer(0, n);
    solve(0, n);
  }
  return { least, before };
}
