/**
 * dijkstra: shortest distances from one or more sources, where no weight is negative, with the paths.
 *
 * Time    O((n + m) log n), one heap entry a vertex
 * Space   32 bytes a vertex
 * Limits  weights ≥ 0, by edge id; distances are exact up to 2^53
 * Errors  RangeError for a source outside, another number of weights, a weight that is negative or
 *         NaN on an arc that is looked at
 * Source  E. W. Dijkstra, Numerische Mathematik 1 (1959), 269; heap of four children a vertex with
 *         decrease-key: D. B. Johnson, Information Processing Letters 4 (1975), 53; own code
 * Tested  dijkstra.test.ts: against relaxation until nothing changes; verify: library-checker
 *         shortest_path
 */
import { type Csr, checkVertex, checkWeights } from "./csr";

export interface ShortestPaths {
  /** Infinity where no path leads. */
  readonly distance: Float64Array;
  /** The vertex before, for pathTo(): a source's is itself, -1 where no path leads. */
  readonly before: Int32Array;
  /** The id of the last edge of a shortest path; -1 at sources and where no path leads. */
  readonly edge: Int32Array;
}

/** With `target` the search stops there: only the target's path is sure to be shortest then. */
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
  // The heap: keys[i] is the distance of vertices[i]; place[v] is where v stands, while it does.
  const keys = new Float64Array(n);
  const vertices = new Int32Array(n);
  const place = new Int32Array(n);
  let size = 0;
  for (const source of typeof sources === "number" ? [sources] : Array.from(sources)) {
    checkVertex(graph, source, "dijkstra: source");
    if (distance[source] === 0) continue;
    distance[source] = 0;
    before[source] = source;
    place[source] = size;
    vertices[size++] = source; // all keys are 0: already a heap
  }
  while (size > 0) {
    const v = vertices[0]!;
    const here = keys[0]!;
    if (v === target) break;
    size--;
    // The last entry sinks from the top.
    const lastKey = keys[size]!;
    const lastVertex = vertices[size]!;
    let hole = 0;
    for (let child = 1; child < size; child = 4 * hole + 1) {
      const end = child + 4 < size ? child + 4 : size;
      let least = child;
      let leastKey = keys[child]!;
      for (let other = child + 1; other < end; other++) {
        const key = keys[other]!;
        if (key < leastKey) {
          leastKey = key;
          least = other;
        }
      }
      if (leastKey >= lastKey) break;
      const moved = vertices[least]!;
      keys[hole] = leastKey;
      vertices[hole] = moved;
      place[moved] = hole;
      hole = least;
    }
    keys[hole] = lastKey;
    vertices[hole] = lastVertex;
    place[lastVertex] = hole;
    for (let arc = start[v]!, end = start[v + 1]!; arc < end; arc++) {
      const e = edge[arc]!;
      const weight = weights[e]!;
      if (!(weight >= 0)) {
        throw new RangeError(`dijkstra: weights[${e}] must not be negative, got ${weight}`);
      }
      const next = head[arc]!;
      const length = here + weight;
      const known = distance[next]!;
      if (length >= known) continue;
      distance[next] = length;
      before[next] = v;
      via[next] = e;
      // It rises from its place, or from the end where it was not yet reached.
      let at = known === Number.POSITIVE_INFINITY ? size++ : place[next]!;
      while (at > 0) {
        const above = (at - 1) >> 2;
        const key = keys[above]!;
        if (key <= length) break;
        const moved = vertices[above]!;
        keys[at] = key;
        vertices[at] = moved;
        place[moved] = at;
        at = above;
      }
      keys[at] = length;
      vertices[at] = next;
      place[next] = at;
    }
  }
  return { distance, before, edge: via };
}
