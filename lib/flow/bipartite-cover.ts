/**
 * bipartiteCover: the fewest vertices of a bipartite graph that touch every edge; largestAntichain: the most vertices of
 * a graph without cycles of which none leads to another.
 *
 * Use     const { left, right } = bipartiteCover(3, 3, from, to, bipartiteMatching(3, 3, from, to));
 *         const vertices = largestAntichain(arcs)
 * Time    O(n + m) after the matching; of largestAntichain that of MaxFlow on 2 n vertices, O((n + m) √n) in practice
 * Space   8 bytes an edge, 8 bytes a vertex
 * Limits  those of bipartiteMatching
 * Errors  RangeError if the partners are not a maximum matching of the graph, for an antichain where there is a cycle
 * Source  D. Kőnig's theorem (1931): the cover is as large as the matching; R. P. Dilworth's (1950): the fewest paths
 *         that visit all vertices, some of them twice, are as many as the antichain's vertices
 * Tested  bipartite-cover.test.ts: against all covers and antichains of small graphs, a path of 10^5;
 *         verify: problems/bilateral-projects
 *
 * The vertices outside the cover are a largest independent set. The fewest paths without a common vertex that visit all
 * (path cover): bipartiteMatching(n, n, from, to) is the vertex behind each on its path, -1 at the end.
 */
import { type Csr, csr } from "../graph/csr";
import { topologicalSort } from "../graph/topological-sort";
import { MaxFlow } from "./max-flow";

export interface Cover {
  /** 1 for each left vertex in the cover. */
  readonly left: Uint8Array;
  /** 1 for each right vertex in the cover. */
  readonly right: Uint8Array;
}

/** `partner` is what bipartiteMatching(left, right, from, to) returned. O(n + m). */
export function bipartiteCover(
  left: number,
  right: number,
  from: ArrayLike<number>,
  to: ArrayLike<number>,
  partner: Int32Array,
): Cover {
  const { start, head } = csr(Math.max(left, right), from, to, "bipartiteCover");
  const inLeft = new Uint8Array(left).fill(1);
  const inRight = new Uint8Array(right);
  const mate = new Int32Array(right).fill(-1);
  const queue = new Int32Array(left);
  let put = 0;
  for (let l = 0; l < left; l++) {
    if (partner[l]! >= 0) mate[partner[l]!] = l;
    else {
      inLeft[l] = 0;
      queue[put++] = l;
    }
  }
  // Of what alternating paths reach from the unmatched left vertices, the right ones are in the cover, the
  // left ones not.
  for (let taken = 0; taken < put; taken++) {
    const l = queue[taken]!;
    for (let arc = start[l]!; arc < start[l + 1]!; arc++) {
      const r = head[arc]!;
      if (inRight[r] === 1) continue;
      inRight[r] = 1;
      const other = mate[r]!;
      if (!(other >= 0)) {
        throw new RangeError("bipartiteCover: partner is not a maximum matching");
      }
      inLeft[other] = 0;
      queue[put++] = other;
    }
  }
  return { left: inLeft, right: inRight };
}

/** The vertices in ascending order. */
export function largestAntichain(graph: Csr): Int32Array {
  if (!topologicalSort(graph)) throw new RangeError("largestAntichain: the graph has a cycle");
  const { n, start, head } = graph;
  // Vertex v as the start of a step is v, as its end n + v; a path goes on from an end that another one visits.
  const network = new MaxFlow(2 * n + 2);
  for (let v = 0; v < n; v++) {
    network.addEdge(2 * n, v, 1);
    network.addEdge(n + v, 2 * n + 1, 1);
    network.addEdge(n + v, v, Infinity);
    for (let arc = start[v]!; arc < start[v + 1]!; arc++) {
      network.addEdge(v, n + head[arc]!, Infinity);
    }
  }
  network.flow(2 * n, 2 * n + 1);
  const side = network.minCut(2 * n);
  return Int32Array.from({ length: n }, (_, v) => v).filter((v) => side[v]! > side[n + v]!);
}
