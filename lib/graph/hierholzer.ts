/**
 * hierholzer: the closed and open walks from a vertex that use each edge once, joined into one.
 *
 * Use     const { vertices, edges } = hierholzer(arcs, 0)
 * Time    O(edges in reach)
 * Space   16 bytes an edge and 4 bytes a vertex
 * Limits  the degrees must allow the trail: directedEulerianTrail and undirectedEulerianTrail check that;
 *         edges out of reach are left out
 * Errors  RangeError for a first vertex outside the graph
 * Source  C. Hierholzer, Mathematische Annalen 6 (1873), 30, with a stack of its own
 * Tested  hierholzer.test.ts: by the two modules above it; verify: library-checker
 *         eulerian_trail_directed, eulerian_trail_undirected
 */
import { smallCopy, smallInts } from "../sequence/small-ints";
import { type Csr, checkVertex } from "./csr";

export interface Trail {
  /** One more than edges. */
  readonly vertices: Int32Array;
  /** edges[i] leads from vertices[i] to vertices[i + 1]. */
  readonly edges: Int32Array;
}

export function hierholzer(graph: Csr, first: number): Trail {
  const { n, m, start, head, edge } = graph;
  checkVertex(graph, first, "hierholzer: first");
  const used = new Uint8Array(m);
  const next = smallCopy(start.subarray(0, n));
  // The current walk; where it cannot continue, its last edge is the last edge of the trail still missing.
  const walk = smallInts(m + 1);
  const by = smallInts(m + 1); // by[depth]: the edge to walk[depth]
  const vertices = smallInts(m + 1);
  const edges = smallInts(m);
  let left = m;
  let depth = 0;
  walk[0] = first;
  while (depth >= 0) {
    const v = walk[depth]!;
    const end = start[v + 1]!;
    let arc = next[v]!;
    while (arc < end && used[edge[arc]!] === 1) arc++;
    if (arc < end) {
      const e = edge[arc]!;
      used[e] = 1;
      walk[++depth] = head[arc]!;
      by[depth] = e;
      arc++;
    } else {
      vertices[left] = v;
      if (depth > 0) edges[left - 1] = by[depth]!;
      left--;
      depth--;
    }
    next[v] = arc;
  }
  return { vertices: vertices.subarray(left + 1), edges: edges.subarray(left + 1) };
}
