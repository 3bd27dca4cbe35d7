/**
 * directedEulerianTrail: a walk through a directed graph that uses each edge once.
 *
 * Use     directedEulerianTrail(arcs)
 * Time    O(n + m)
 * Space   16 bytes an edge and 8 bytes a vertex
 * Limits  those of Csr
 * Errors  RangeError for a graph of undirectedCsr; undefined where there is no such walk
 * Source  degrees: L. Euler (1736); hierholzer()
 * Tested  directed-eulerian-trail.test.ts: against trying all edges; verify: library-checker
 *         eulerian_trail_directed
 */
import { smallInts } from "../sequence/small-ints";
import { type Csr, checkGraph } from "./csr";
import { hierholzer, type Trail } from "./hierholzer";

/** A closed walk where there is one: it then begins at the first vertex that has edges. */
export function directedEulerianTrail(graph: Csr): Trail | undefined {
  checkGraph(graph, "directedEulerianTrail");
  const { n, m, start, head } = graph;
  if (head.length !== m) {
    throw new RangeError(
      `directedEulerianTrail: expected a graph of csr, got ${head.length} arcs for ${m} edges`,
    );
  }
  if (m === 0) return emptyTrail(n);
  const balance = smallInts(n); // arcs out less arcs in
  for (let v = 0; v < n; v++) balance[v] = start[v + 1]! - start[v]!;
  for (let arc = 0; arc < m; arc++) balance[head[arc]!]!--;
  let first = -1;
  let begins = 0;
  for (let v = 0; v < n; v++) {
    if (balance[v]! > 1) return undefined;
    if (balance[v] === 1) {
      begins++;
      first = v;
    } else if (first < 0 && start[v + 1]! > start[v]!) {
      first = v;
    }
  }
  if (begins > 1) return undefined;
  const trail = hierholzer(graph, first);
  return trail.edges.length === m ? trail : undefined;
}

/** The trail of no edge. */
export function emptyTrail(n: number): Trail {
  return { vertices: smallInts(Math.min(n, 1)), edges: smallInts(0) };
}
