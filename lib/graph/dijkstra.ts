/**
 * dijkstra: shortest distances from one or more sources, where no weight is negative, with the paths.
 *
 * Use     const { distance, before } = dijkstra(graph, weights, source); pathTo(before, target)
 * Time    O((n + m) log n), one heap entry a vertex at most
 * Space   32 bytes a vertex
 * Limits  weights ≥ 0, by edge id; distances are exact up to 2^53
 * Errors  RangeError for a source outside, another number of weights, a weight that is negative or
 *         no number on an arc that is looked at
 * Source  E. W. Dijkstra, Numerische Mathematik 1 (1959), 269; IndexedHeap; own code
 * Tested  dijkstra.test.ts: against relaxation until nothing changes; verify: library-checker
 *         shortest_path
 */
import { shown } from "../io/shown";
import { IndexedHeap } from "../structure/indexed-heap";
import { type Csr, checkVertex, checkWeights } from "./csr";

export interface ShortestPaths {
  /** Infinity where no path leads. */
  readonly distance: Float64Array;
  /** The vertex before, for pathTo(): a source's is itself, -1 where no path leads. */
  readonly before: Int32Array;
  /** The id of the last edge of a shortest path; -1 at sources and where no path leads. */
  readonly edge: Int32Array;
}

/**
 * With `target` the search stops there; then only the target's distance and path are sure to be
 * shortest.
 */
export function dijkstra(
  graph: Csr,
  weights: ArrayLike<number>,
  sources: number | ArrayLike<number>,
  target = -1,
): ShortestPaths {
  const { n, start, head, edge } = graph;
  checkWeights(graph, weights, "dijkstra");
  const distance = new Float64Array(n).fill(Number.POSITIVE_INFINITY);
  const before = new Int32Array(n).fill(-1);
  const via = new Int32Array(n).fill(-1);
  const heap = new IndexedHeap(n);
  for (const source of typeof sources === "number" ? [sources] : Array.from(sources)) {
    checkVertex(graph, source, "dijkstra: source");
    distance[source] = 0;
    before[source] = source;
    heap.offer(source, 0);
  }
  while (heap.size > 0) {
    const v = heap.pop();
    if (v === target) break;
    const here = distance[v]!;
    for (let arc = start[v]!, end = start[v + 1]!; arc < end; arc++) {
      const e = edge[arc]!;
      const weight = weights[e]!;
      if (typeof weight !== "number" || !(weight >= 0)) {
        throw new RangeError(`dijkstra: weights[${e}] must not be negative, got ${shown(weight)}`);
      }
      const next = head[arc]!;
      const length = here + weight;
      if (length >= distance[next]!) continue;
      distance[next] = length;
      before[next] = v;
      via[next] = e;
      heap.offer(next, length);
    }
  }
  return { distance, before, edge: via };
}
