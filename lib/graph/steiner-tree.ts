/**
 * steinerTree: the edges of least total weight that connect some vertices, the terminals.
 *
 * Use     steinerTree(graph, weights, [0, 2])
 * Time    O(3^k n + 2^k (n + m) log n) for k + 1 terminals
 * Space   16 · 2^k · n bytes
 * Limits  weights ≥ 0 by edge id; 2^k · n ≤ 2^26; sums are exact up to 2^53
 * Errors  RangeError for more, a terminal outside, a graph that is not one of undirectedCsr, another
 *         number of weights, a weight that is negative, NaN or infinite; undefined where the
 *         terminals are not connected
 * Source  S. Dreyfus, R. Wagner, Networks 1 (1971), 195, with Dijkstra's search for each set of
 *         terminals: R. Erickson et al. (1987); own code
 * Tested  steiner-tree.test.ts: against all sets of edges; verify: library-checker
 *         minimum_steiner_tree
 */
import { shown } from "../io/shown";
import { IndexedHeap } from "../structure/indexed-heap";
import { type Csr, checkUndirected, checkVertex, checkWeights } from "./csr";

/** The ids of the edges, ascending: a tree, but for edges of weight 0. */
export function steinerTree(
  graph: Csr,
  weights: ArrayLike<number>,
  terminals: ArrayLike<number>,
): Int32Array | undefined {
  checkUndirected(graph, "steinerTree");
  checkWeights(graph, weights, "steinerTree");
  const { n, start, head, edge } = graph;
  for (let e = 0; e < weights.length; e++) {
    if (!(weights[e]! >= 0 && weights[e]! < Number.POSITIVE_INFINITY)) {
      throw new RangeError(
        `steinerTree: weights[${e}] must be finite and ≥ 0, got ${shown(weights[e])}`,
      );
    }
  }
  for (let i = 0; i < terminals.length; i++) {
    checkVertex(graph, terminals[i]!, "steinerTree: terminal");
  }
  if (terminals.length === 0) return new Int32Array(0);
  const k = terminals.length - 1; // the answer is the tree of the other terminals at the last terminal
  if (n * 2 ** k > 2 ** 26) {
    throw new RangeError(`steinerTree: ${k + 1} terminals and ${n} vertices are too many`);
  }
  const sets = 1 << k;
  // least[set * n + v]: the least weight of a tree of v and the terminals in the set. It joins the set
  // `half` and the rest at v, or adds the edge `via` from the vertex `half`.
  const least = new Float64Array(sets * n).fill(Number.POSITIVE_INFINITY);
  const half = new Int32Array(sets * n).fill(-1);
  const via = new Int32Array(sets * n).fill(-1);
  const heap = new IndexedHeap(n);
  for (let i = 0; i < k; i++) least[(1 << i) * n + terminals[i]!] = 0;
  for (let set = 1; set < sets; set++) {
    const row = set * n;
    const first = set & -set; // fixed on one side of each split, so that no split comes twice
    for (let part = (set - 1) & set; part > 0; part = (part - 1) & set) {
      if ((part & first) === 0) continue;
      const one = part * n;
      const other = (set ^ part) * n;
      for (let v = 0; v < n; v++) {
        const sum = least[one + v]! + least[other + v]!;
        if (sum >= least[row + v]!) continue;
        least[row + v] = sum;
        half[row + v] = part;
      }
    }
    for (let v = 0; v < n; v++) {
      if (least[row + v]! < Number.POSITIVE_INFINITY) heap.offer(v, least[row + v]!);
    }
    while (heap.size > 0) {
      const v = heap.pop();
      const here = least[row + v]!;
      for (let arc = start[v]!, end = start[v + 1]!; arc < end; arc++) {
        const target = head[arc]!;
        const sum = here + weights[edge[arc]!]!;
        if (sum >= least[row + target]!) continue;
        least[row + target] = sum;
        half[row + target] = v;
        via[row + target] = edge[arc]!;
        heap.offer(target, sum);
      }
    }
  }
  if (k > 0 && least[(sets - 1) * n + terminals[k]!] === Number.POSITIVE_INFINITY) return undefined;
  return collect(n, sets - 1, terminals[k]!, half, via);
}

/** The edges of the tree of `set` at `vertex`. */
function collect(
  n: number,
  set: number,
  vertex: number,
  half: Int32Array,
  via: Int32Array,
): Int32Array {
  const edges = new Set<number>();
  const open = [set * n + vertex];
  while (open.length > 0) {
    const at = open.pop()!;
    if (half[at]! < 0) continue;
    const v = at % n;
    if (via[at]! >= 0) {
      edges.add(via[at]!);
      open.push(at - v + half[at]!);
    } else {
      const part = half[at]!;
      open.push(part * n + v, (((at - v) / n) ^ part) * n + v);
    }
  }
  return Int32Array.from(edges).sort();
}
