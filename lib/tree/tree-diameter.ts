/**
 * treeDiameter: the longest path of a tree.
 *
 * Use     const { length, path } = treeDiameter(graph)
 * Time    O(n)
 * Space   28 bytes a vertex
 * Limits  weights ≥ 0, any numbers; exact while sums of integers stay below 2^53
 * Errors  RangeError if the graph is no undirected tree, for too few weights, a negative one or NaN
 * Source  the vertex farthest from any vertex ends a longest path: folklore, own code
 * Tested  tree-diameter.test.ts: against all pairs, a path of 10^5; verify: Library Checker tree_diameter
 */

import { type Csr, checkUndirected } from "../graph/csr";
import { shown } from "../io/shown";

export interface Diameter {
  readonly length: number;
  /** The vertices of the path from one end to the other. */
  readonly path: Int32Array;
}

/** `weights` by edge id; without them every edge has length 1. O(n). */
export function treeDiameter(graph: Csr, weights?: ArrayLike<number>): Diameter {
  const { n, m } = graph;
  checkUndirected(graph, "treeDiameter");
  if (m !== n - 1) {
    throw new RangeError(`treeDiameter: a tree has n - 1 edges, got n = ${n} and ${m} edges`);
  }
  if (weights !== undefined && weights.length !== m) {
    throw new RangeError(`treeDiameter: expected ${m} weights, got ${weights.length}`);
  }
  const length = new Float64Array(m).fill(1);
  for (let e = 0; weights !== undefined && e < m; e++) {
    if (!(weights[e]! >= 0)) {
      throw new RangeError(`treeDiameter: weights[${e}] must be ≥ 0, got ${shown(weights[e])}`);
    }
    length[e] = weights[e]!;
  }
  const parent = new Int32Array(n);
  const distance = new Float64Array(n);
  const by = new Int32Array(n); // the edge to the parent
  const queue = new Int32Array(n);
  const from = farthest(graph, 0, length, parent, by, distance, queue);
  const to = farthest(graph, from, length, parent, by, distance, queue);
  let count = 0;
  for (let v = to; v !== -1; v = parent[v]!) queue[count++] = v;
  return { length: distance[to]!, path: queue.slice(0, count) };
}

function farthest(
  graph: Csr,
  source: number,
  length: Float64Array,
  parent: Int32Array,
  by: Int32Array,
  distance: Float64Array,
  queue: Int32Array,
): number {
  const { n, start, head, edge } = graph;
  let put = 1;
  let end = source;
  queue[0] = source;
  parent[source] = -1;
  by[source] = -1;
  distance[source] = 0;
  for (let taken = 0; taken < put; taken++) {
    const v = queue[taken]!;
    const reach = distance[v]!;
    if (reach > distance[end]!) end = v;
    for (let arc = start[v]!; arc < start[v + 1]!; arc++) {
      const w = head[arc]!;
      if (edge[arc] === by[v]) continue;
      // A graph with a cycle reaches some vertex twice; the count stops the walk.
      if (put === n || w === v) throw new RangeError("treeDiameter: the graph is not a tree");
      parent[w] = v;
      by[w] = edge[arc]!;
      distance[w] = reach + length[edge[arc]!]!;
      queue[put++] = w;
    }
  }
  if (put !== n) throw new RangeError("treeDiameter: the graph is not a tree");
  return end;
}
