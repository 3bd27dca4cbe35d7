/**
 * extremeSets: a tree of vertex sets, with their cuts, among which are all whose cut is smaller than that of
 * each of their parts.
 *
 * Use     const { parent, cut } = extremeSets(n, from, to, weights)
 * Time    O(n (n log n + m)): n = m = 4000 in about 1.5 s
 * Space   about 28 bytes an edge and 60 bytes a vertex
 * Limits  n in [1, 2^13]; weights are numbers ≥ 0 with exact sums; loops do no harm
 * Errors  RangeError for a bad n, endpoint or weight, sides of different lengths
 * Source  H. Nagamochi, "Minimum degree orderings", Algorithmica 56 (2010), 17, own code
 * Tested  extreme-sets.test.ts: against all sets; verify: library-checker
 *         global_minimum_cut_of_dynamic_star_augmented_graph
 *
 * Take away vertices of least degree one after the other: a set that parts the last two has no smaller cut
 * than one of its vertices, so the two become one vertex. The least sum of a cut and of numbers ≥ 0 at the
 * vertices of a set is thus found in the tree.
 */

import { checkWeights, undirectedCsr } from "../graph/csr";
import { shown } from "../io/shown";
import { IndexedHeap } from "../structure/indexed-heap";

export interface SetTree {
  /** Nodes 0 … n - 1 are the vertices; each other one, up to 2n - 2, joins two. -1 for the last, the root. */
  readonly parent: Int32Array;
  /** The weight of the edges that leave the set. */
  readonly cut: Float64Array;
}

/** Edge e joins a[e] and b[e]. */
export function extremeSets(
  n: number,
  a: ArrayLike<number>,
  b: ArrayLike<number>,
  weight: ArrayLike<number>,
): SetTree {
  if (!Number.isInteger(n) || n < 1 || n > 2 ** 13) {
    throw new RangeError(`extremeSets: n must be in [1, 2^13], got ${n}`);
  }
  checkWeights(undirectedCsr(n, a, b, "extremeSets"), weight, "extremeSets");
  for (let e = 0; e < weight.length; e++) {
    if (weight[e]! >= 0 && weight[e]! < Infinity) continue;
    throw new RangeError(
      `extremeSets: weight[${e}] must be a number from 0 on, got ${shown(weight[e])}`,
    );
  }
  const parent = new Int32Array(2 * n - 1).fill(-1);
  const cut = new Float64Array(2 * n - 1);
  // The graph of the vertices left, 0 … left - 1, each standing for a node.
  const node = Int32Array.from({ length: n }, (_, v) => v);
  const heap = new IndexedHeap(n);
  const degree = new Float64Array(n);
  const tails = Int32Array.from(a);
  const heads = Int32Array.from(b);
  const weights = Float64Array.from(weight);
  let edges = weights.length;
  for (let left = n; ; left--) {
    const { start, head, edge } = undirectedCsr(
      left,
      tails.subarray(0, edges),
      heads.subarray(0, edges),
    );
    for (let v = 0; v < left; v++) {
      let sum = 0;
      for (let arc = start[v]!; arc < start[v + 1]!; arc++) {
        if (head[arc] !== v) sum += weights[edge[arc]!]!;
      }
      cut[node[v]!] = degree[v] = sum;
      if (left > 1) heap.push(v, sum);
    }
    if (left === 1) return { parent, cut };
    while (heap.size > 2) {
      const v = heap.pop();
      for (let arc = start[v]!; arc < start[v + 1]!; arc++) {
        const u = head[arc]!;
        if (!heap.has(u)) continue;
        degree[u]! -= weights[edge[arc]!]!;
        heap.decrease(u, degree[u]!);
      }
    }
    const [one, other] = [heap.pop(), heap.pop()].sort((x, y) => x - y) as [number, number];
    const joined = 2 * n - left;
    parent[node[one]!] = parent[node[other]!] = joined;
    // The last vertex takes the place that is free now.
    node[one] = joined;
    node[other] = node[left - 1]!;
    const placeOf = (v: number) => (v === other ? one : v === left - 1 ? other : v);
    let put = 0;
    for (let e = 0; e < edges; e++) {
      const tail = placeOf(tails[e]!);
      const target = placeOf(heads[e]!);
      if (tail === target) continue;
      tails[put] = tail;
      heads[put] = target;
      weights[put++] = weights[e]!;
    }
    edges = put;
  }
}
