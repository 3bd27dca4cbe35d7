/**
 * dEdgeShortestPath: the least cost of cutting [0, n) into exactly d ranges, for any d.
 *
 * Use     dEdgeShortestPath(n, k, (l, r) => (r - l) ** 2)
 * Time    O(n log n log price) calls of cost, where price is what the d-th range saves, or costs
 * Space   16 bytes an index
 * Limits  those of mongeShortestPath; integer costs. The sums must be exact with the price added to each range
 * Errors  RangeError: a bad n, a d outside [1, n], a sum that is no integer within 2^53
 * Source  A. Aggarwal, B. Schieber, T. Tokuyama, "Finding a minimum-weight k-link path in graphs with the
 *         concave Monge property", Discrete & Computational Geometry 12 (1994), 263, own code
 * Tested  d-edge-shortest-path.test.ts: against divideAndConquer; verify: Codeforces 321E
 *
 * The least costs are convex in d, so aliens() finds them by a price for each range.
 */
import { aliens } from "./aliens";
import type { RangeCost } from "./divide-and-conquer";
import { mongeShortestPath } from "./monge-shortest-path";

export function dEdgeShortestPath(n: number, d: number, cost: RangeCost): number {
  if (!Number.isInteger(n) || n < 1 || n > 2 ** 26) {
    throw new RangeError(`dEdgeShortestPath: n must be in [1, 2^26], got ${n}`);
  }
  if (!Number.isInteger(d) || d < 1 || d > n) {
    throw new RangeError(`dEdgeShortestPath: d must be in [1, ${n}], got ${d}`);
  }
  const count = new Int32Array(n + 1);
  const solve = (price: number) => {
    const { least, before } = mongeShortestPath(n, (l, r) => cost(l, r) + price);
    for (let i = 1; i <= n; i++) {
      count[i] = count[before[i]!]! + 1;
      if (!Number.isSafeInteger(least[i])) throw badCosts(i, least[i]!, price);
    }
    return { total: least[n]!, count: count[n]! };
  };
  let [low, high] = [-1, 1];
  while (solve(high).count > d) [low, high] = [high, 2 * high];
  while (solve(low).count < d) [low, high] = [2 * low, low];
  return aliens(d, [low, high], solve);
}

function badCosts(i: number, sum: number, price: number): RangeError {
  return new RangeError(
    `dEdgeShortestPath: expected integer costs of a Monge graph with sums within 2^53, got ${sum} for [0, ${i}) at ${price} more a range`,
  );
}
