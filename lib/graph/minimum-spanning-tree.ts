/**
 * minimumSpanningTree: edges of least total weight that connect the same vertices as the whole graph.
 *
 * Use     const edges = minimumSpanningTree(n, from, to, weights)
 * Time    O(n + m α(n)) and a radix sort
 * Space   about 24 bytes an edge and 4 bytes a vertex
 * Limits  weights of any sign; where the graph is not connected, a tree for each component
 * Errors  RangeError for a bad n or endpoint, arrays of different lengths, a weight that is NaN
 * Source  J. Kruskal, Proc. AMS 7 (1956), 48, own code
 * Tested  minimum-spanning-tree.test.ts: against all sets of edges; verify: library-checker
 *         minimum_spanning_tree
 */
import { argsort } from "../sequence/radix-sort";
import { DisjointSets } from "../structure/disjoint-sets";

/** The ids of the edges, lightest first; among equal weights the lower id is preferred. */
export function minimumSpanningTree(
  n: number,
  from: ArrayLike<number>,
  to: ArrayLike<number>,
  weights: ArrayLike<number>,
): Int32Array {
  const m = weights.length;
  if (from.length !== m || to.length !== m) {
    throw new RangeError(
      `minimumSpanningTree: expected as many endpoints as weights, got ${from.length}, ${to.length} and ${m}`,
    );
  }
  const sets = new DisjointSets(n);
  const order = argsort(
    weights instanceof Int32Array || weights instanceof Uint32Array ? weights : doubles(weights),
  );
  const tree = new Int32Array(Math.max(0, n - 1));
  let size = 0;
  for (let i = 0; i < m; i++) {
    const e = order[i]!;
    if (sets.union(from[e]!, to[e]!)) tree[size++] = e;
  }
  return tree.slice(0, size);
}

function doubles(weights: ArrayLike<number>): Float64Array {
  const numbers = new Float64Array(weights);
  for (let e = 0; e < numbers.length; e++) {
    if (Number.isNaN(numbers[e])) {
      throw new RangeError(`minimumSpanningTree: weights[${e}] must be a number, got NaN`);
    }
  }
  return numbers;
}
