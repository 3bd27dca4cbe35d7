/**
 * undirectedEulerianTrail: a walk through an undirected graph that uses each edge once.
 *
 * Use     undirectedEulerianTrail(graph)
 * Time    O(n + m)
 * Space   17 bytes an edge and 4 bytes a vertex
 * Limits  those of Csr
 * Errors  RangeError for a graph of csr; undefined where there is no such walk
 * Source  degrees: L. Euler (1736); hierholzer()
 * Tested  undirected-eulerian-trail.test.ts: against trying all edges; verify: library-checker
 *         eulerian_trail_undirected
 */
import { type Csr, checkUndirected } from "./csr";
import { emptyTrail } from "./directed-eulerian-trail";
import { hierholzer, type Trail } from "./hierholzer";

/** A closed walk where there is one: it then begins at the first vertex that has edges. */
export function undirectedEulerianTrail(graph: Csr): Trail | undefined {
  checkUndirected(graph, "undirectedEulerianTrail");
  const { n, m, start } = graph;
  if (m === 0) return emptyTrail(n);
  let first = -1;
  let odd = 0;
  for (let v = 0; v < n; v++) {
    const degree = start[v + 1]! - start[v]!;
    if (degree % 2 === 1) {
      if (odd++ === 0) first = v;
    } else if (first < 0 && degree > 0) {
      first = v;
    }
  }
  if (odd > 2) return undefined;
  const trail = hierholzer(graph, first);
  return trail.edges.length === m ? trail : undefined;
}
