/**
 * dEdgeShortestPath: the least cost of cutting [0, n) into exactly d ranges, for any d.
 *
 * Time    O(n log n log largest) calls of cost
 * Space   16 bytes an index
 * Limits  those of mongeShortestPath; integer costs in [-largest, largest], 8 · n · largest < 2^53
 * Errors  RangeError: a bad n, a d outside [1, n], a bad largest
 * Source  A. Aggarwal, B. Schieber, T. Tokuyama, "Finding a minimum-weight k-link path in graphs with the
 *         concave Monge property", Discrete & Computational Geometry 12 (1994), 263, own code
 * Tested  d-edge-shortest-path.test.ts: against divideAndConquer; verify: Codeforces 321E
 *
 * The least costs are convex in d, so aliens() finds them by a price for each range.
 */
import { aliens } from "./aliens";
import type { RangeCost } from "./divide-and-conquer";
import { mongeShortestPath } from "./monge-shortest-path";

export function dEdgeShortestPath(n: number, d: number, largest: number, cost: RangeCost): number {
  if (!Number.isInteger(n) || n < 1 || n > 2 ** 26) {
    throw new RangeError(`dEdgeShortestPath: n must be in [1, 2^26], got ${n}`);
  }
  if (!Number.isInteger(d) || d < 1 || d > n) {
    throw new RangeError(`dEdgeShortestPath: d must be in [1, ${n}], got ${d}`);
  }
  if (!Number.isInteger(largest) || largest < 0 || 8 * n * largest >= 2 ** 53) {
    throw new RangeError(
      `dEdgeShortestPath: largest must be an integer from 0 on with 8 · n · largest < 2^53, got ${largest}`,
    );
  }
  // One more range saves at most three costs: one is replaced by two.
  const most = 3 * largest + 1;
  const count = new Int32Array(n + 1);
  return aliens(d, [-most, most], (price) => {
    const { least, before } = mongeShortestPath(n, (l, r) => cost(l, r) + price);
    for (let i = 1; i <= n; i++) count[i] = count[before[i]!]! + 1;
    return { total: least[n]!, count: count[n]! };
  });
}
