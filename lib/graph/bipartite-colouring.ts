/**
 * bipartiteColouring: two colours for the vertices of an undirected graph, different along every edge.
 *
 * Use     bipartiteColouring(graph)
 * Time    O(n + m)
 * Space   5 bytes a vertex
 * Limits  those of Csr
 * Errors  RangeError for a graph that is not one of undirectedCsr; undefined where some cycle is odd
 * Source  folklore (D. König, 1916), own code
 * Tested  programs.test.ts: against bipartite-colouring.twin.ts; bipartite-colouring.test.ts; verify: Timus
 *         1080
 */
import { type Csr, checkUndirected } from "./csr";

/** A colour, 0 or 1, for each vertex; the least vertex of each component has colour 0. */
export function bipartiteColouring(graph: Csr): Uint8Array | undefined {
  checkUndirected(graph, "bipartiteColouring");
  const { n, start, head } = graph;
  const colour = new Uint8Array(n).fill(NONE);
  const queue = new Int32Array(n);
  let put = 0;
  let taken = 0;
  for (let root = 0; root < n; root++) {
    if (colour[root] !== NONE) continue;
    colour[root] = 0;
    queue[put++] = root;
    while (taken < put) {
      const v = queue[taken++]!;
      const other = 1 - colour[v]!;
      for (let arc = start[v]!, end = start[v + 1]!; arc < end; arc++) {
        const target = head[arc]!;
        if (colour[target] === NONE) {
          colour[target] = other;
          queue[put++] = target;
        } else if (colour[target] !== other) {
          return undefined;
        }
      }
    }
  }
  return colour;
}

const NONE = 2;
