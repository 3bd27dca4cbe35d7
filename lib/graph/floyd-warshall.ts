/**
 * floydWarshall: shortest distances between all pairs of vertices, weights of any sign.
 *
 * Use     const distance = floydWarshall(arcs, weights); distance[u * n + v]
 * Time    O(n^3)
 * Space   8 n^2 bytes
 * Limits  n ≤ 2^13 (512 MiB); finite weights by edge id; distances are exact up to 2^53
 * Errors  RangeError for a larger graph, another number of weights, a weight that is not finite
 * Source  R. Floyd, CACM 5 (1962), 345; S. Warshall (1962); own code
 * Tested  floyd-warshall.test.ts: against the least lengths of walks; verify: AOJ GRL_1_C
 */
import { type Csr, checkWeights } from "./csr";

/**
 * distance[u * n + v]: Infinity where no path leads, -Infinity where a negative cycle lies on one.
 * So a vertex is on a closed walk of negative length exactly where distance[v * n + v] < 0.
 */
export function floydWarshall(graph: Csr, weights: ArrayLike<number>): Float64Array {
  const { n, start, head, edge } = graph;
  if (n > 2 ** 13) throw new RangeError(`floydWarshall: n must be at most 2^13, got ${n}`);
  checkWeights(graph, weights, "floydWarshall");
  const distance = new Float64Array(n * n).fill(Number.POSITIVE_INFINITY);
  for (let v = 0; v < n; v++) {
    distance[v * n + v] = 0;
    for (let arc = start[v]!; arc < start[v + 1]!; arc++) {
      const weight = weights[edge[arc]!]!;
      if (!Number.isFinite(weight)) {
        throw new RangeError(`floydWarshall: weights[${edge[arc]}] must be finite, got ${weight}`);
      }
      const at = v * n + head[arc]!;
      if (weight < distance[at]!) distance[at] = weight;
    }
  }
  for (let via = 0; via < n; via++) {
    for (let u = 0; u < n; u++) shorten(distance, n, u, via);
  }
  // Sets -Infinity only now: during the loop it would spoil distances that are not yet final.
  for (let via = 0; via < n; via++) {
    if (distance[via * n + via]! >= 0) continue;
    for (let u = 0; u < n; u++) {
      if (distance[u * n + via] === Number.POSITIVE_INFINITY) continue;
      for (let v = 0; v < n; v++) {
        if (distance[via * n + v]! < Number.POSITIVE_INFINITY) {
          distance[u * n + v] = Number.NEGATIVE_INFINITY;
        }
      }
    }
  }
  return distance;
}

/** Ways from u through `via`. */
function shorten(distance: Float64Array, n: number, u: number, via: number): void {
  const first = distance[u * n + via]!;
  if (first === Number.POSITIVE_INFINITY) return;
  const shift = (u - via) * n;
  for (let at = via * n, end = at + n; at < end; at++) {
    const length = first + distance[at]!;
    if (length < distance[at + shift]!) distance[at + shift] = length;
  }
}
