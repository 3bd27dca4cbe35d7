/**
 * chinesePostman: a shortest closed walk through an undirected graph that uses each edge at least once.
 *
 * Use     const { length, vertices, edges } = chinesePostman(graph, weights) ?? { length: -1 }
 * Time    O(k m log n + k³ + m) for k vertices of odd degree
 * Space   8 k² bytes besides the walk, and what weightedMatching takes for k vertices and k² / 2 edges
 * Limits  weights are integers ≥ 0 by edge id; k + 1 times the longest distance is below 2^50
 * Errors  RangeError for a graph that is not one of undirectedCsr, another number of weights, a weight that
 *         is no integer ≥ 0, distances beyond the limit; undefined where no walk meets all edges
 * Source  J. Edmonds and E. Johnson, Mathematical Programming 5 (1973), 88-124; own code
 * Tested  chinese-postman.test.ts: walks in small graphs, against all sets of doubled edges; verify: AOJ DPL_2_B
 *
 * An Eulerian trail, once the odd vertices are joined in pairs by shortest paths, of the least total.
 */
import { type Csr, checkUndirected, checkWeights, undirectedCsr } from "../graph/csr";
import { dijkstra } from "../graph/dijkstra";
import type { Trail } from "../graph/hierholzer";
import { undirectedEulerianTrail } from "../graph/undirected-eulerian-trail";
import { shown } from "../io/shown";
import { weightedMatching } from "./weighted-matching";

export interface Walk extends Trail {
  /** The sum of the weights of `edges`, which has some edges several times. */
  readonly length: number;
}

/** It begins at the first vertex that has edges. */
export function chinesePostman(graph: Csr, weights: ArrayLike<number>): Walk | undefined {
  checkUndirected(graph, "chinesePostman");
  checkWeights(graph, weights, "chinesePostman");
  const { n, m, start, head, edge } = graph;
  for (let e = 0; e < m; e++) {
    if (Number.isSafeInteger(weights[e]) && weights[e]! >= 0) continue;
    throw new RangeError(
      `chinesePostman: weights[${e}] must be an integer ≥ 0, got ${shown(weights[e])}`,
    );
  }
  // The edges, and behind them those that the walk uses again.
  const ids = Array.from({ length: m }, (_, e) => e);
  const one = new Array<number>(m).fill(-1);
  const other = new Array<number>(m).fill(-1);
  const odd: number[] = [];
  for (let v = 0; v < n; v++) {
    if ((start[v + 1]! - start[v]!) % 2 === 1) odd.push(v);
    for (let arc = start[v]!; arc < start[v + 1]!; arc++) {
      if (one[edge[arc]!]! >= 0) continue;
      one[edge[arc]!] = v;
      other[edge[arc]!] = head[arc]!;
    }
  }
  const partner = pairs(graph, weights, odd);
  for (const [i, v] of odd.entries()) {
    if (partner[i]! < i) continue; // each pair once; no component has an odd number of them
    const { before, edge: via } = dijkstra(graph, weights, v, odd[partner[i]!]);
    for (let at = odd[partner[i]!]!; at !== v; at = before[at]!) {
      ids.push(via[at]!);
      one.push(at);
      other.push(before[at]!);
    }
  }
  const trail = undirectedEulerianTrail(undirectedCsr(n, one, other));
  if (trail === undefined) return undefined;
  const edges = trail.edges.map((e) => ids[e]!);
  return {
    vertices: trail.vertices,
    edges,
    length: edges.reduce((sum, e) => sum + weights[e]!, 0),
  };
}

/** The partner of each odd vertex, by places in `odd`: pairs of the least total distance. */
function pairs(graph: Csr, weights: ArrayLike<number>, odd: readonly number[]): Int32Array {
  const a: number[] = [];
  const b: number[] = [];
  const distances: number[] = [];
  let longest = 0;
  for (let i = 1; i < odd.length; i++) {
    const { distance } = dijkstra(graph, weights, odd[i]!);
    for (let j = 0; j < i; j++) {
      const length = distance[odd[j]!]!;
      if (length === Number.POSITIVE_INFINITY) continue;
      a.push(i);
      b.push(j);
      distances.push(length);
      if (length > longest) longest = length;
    }
  }
  const bonus = (odd.length + 1) * (longest + 1); // more than all distances: as many pairs as there can be
  if (bonus > 2 ** 50)
    throw new RangeError(`chinesePostman: distances up to ${longest} are too long`);
  return weightedMatching(
    odd.length,
    a,
    b,
    distances.map((length) => bonus - length),
  );
}
