/**
 * topologicalSort: an order of the vertices in which every arc points forward.
 *
 * Use     const order = topologicalSort(arcs)
 * Time    O(n + m)
 * Space   8 bytes a vertex
 * Limits  those of Csr; directedCycle() finds the cycle where there is no order
 * Errors  none of its own; undefined where the graph has a cycle
 * Source  A. B. Kahn, CACM 5 (1962), 558, own code
 * Tested  programs.test.ts: against topological-sort.twin.ts; topological-sort.test.ts; verify: CSES 1679
 */
import { type Csr, checkGraph } from "./csr";

/** The vertices without arcs into them come first, by number. */
export function topologicalSort(graph: Csr): Int32Array | undefined {
  checkGraph(graph, "topologicalSort");
  const { n, start, head } = graph;
  const arcsIn = new Int32Array(n);
  for (let arc = 0; arc < head.length; arc++) arcsIn[head[arc]!]!++;
  const order = new Int32Array(n);
  let put = 0;
  for (let v = 0; v < n; v++) if (arcsIn[v] === 0) order[put++] = v;
  for (let taken = 0; taken < put; taken++) {
    const v = order[taken]!;
    for (let arc = start[v]!, end = start[v + 1]!; arc < end; arc++) {
      const target = head[arc]!;
      const left = arcsIn[target]! - 1;
      arcsIn[target] = left;
      if (left === 0) order[put++] = target;
    }
  }
  return put === n ? order : undefined;
}
