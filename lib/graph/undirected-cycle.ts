/**
 * undirectedCycle: a cycle of an undirected graph, its vertices and edges, if there is one.
 *
 * Use     undirectedCycle(graph)
 * Time    O(n + m)
 * Space   20 bytes a vertex
 * Limits  those of Csr; a loop is a cycle of one edge, two parallel edges are one of two
 * Errors  RangeError for a graph that is not one of undirectedCsr; undefined where it is a forest
 * Source  depth-first search: folklore, own code
 * Tested  undirected-cycle.test.ts: against disjoint sets; verify: library-checker
 *         cycle_detection_undirected
 */
import { type Csr, checkUndirected } from "./csr";
import type { Cycle } from "./directed-cycle";

export function undirectedCycle(graph: Csr): Cycle | undefined {
  checkUndirected(graph, "undirectedCycle");
  const { n, start, head, edge } = graph;
  const place = new Int32Array(n).fill(-1); // on the path; what is left is never met again
  const next = start.slice(0, n);
  const path = new Int32Array(n);
  const via = new Int32Array(n + 1); // via[depth]: the edge from path[depth] to the next one
  for (let root = 0; root < n; root++) {
    if (place[root]! >= 0) continue;
    let depth = 0;
    path[0] = root;
    place[root] = 0;
    while (depth >= 0) {
      const v = path[depth]!;
      const arc = next[v]!;
      if (arc === start[v + 1]) {
        depth--;
        continue;
      }
      next[v] = arc + 1;
      if (depth > 0 && edge[arc] === via[depth - 1]) continue;
      const target = head[arc]!;
      const seen = place[target]!;
      via[depth] = edge[arc]!;
      if (seen >= 0) {
        return { vertices: path.slice(seen, depth + 1), edges: via.slice(seen, depth + 1) };
      }
      path[++depth] = target;
      place[target] = depth;
    }
  }
  return undefined;
}
