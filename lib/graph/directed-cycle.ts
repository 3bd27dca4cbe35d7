/**
 * directedCycle: a cycle of a directed graph, its vertices and edges, if there is one.
 *
 * Use     const cycle = directedCycle(arcs); cycle?.vertices
 * Time    O(n + m)
 * Space   16 bytes a vertex
 * Limits  those of Csr; a loop is a cycle of one edge, two opposite arcs are one of two
 * Errors  none; undefined where the graph has no cycle
 * Source  depth-first search: folklore, own code
 * Tested  directed-cycle.test.ts: against reachability; verify: library-checker cycle_detection
 */
import { type Csr, checkGraph } from "./csr";

export interface Cycle {
  /** Different vertices. */
  readonly vertices: Int32Array;
  /** edges[i] leads from vertices[i] to vertices[i + 1], the last one to vertices[0]. */
  readonly edges: Int32Array;
}

export function directedCycle(graph: Csr): Cycle | undefined {
  checkGraph(graph, "directedCycle");
  const { n, start, head, edge } = graph;
  const place = new Int32Array(n).fill(UNSEEN); // on the path; DONE once it is left
  const next = start.slice(0, n);
  const path = new Int32Array(n);
  const via = new Int32Array(n); // via[depth]: the edge from path[depth] to the next one
  for (let root = 0; root < n; root++) {
    if (place[root] !== UNSEEN) continue;
    let depth = 0;
    path[0] = root;
    place[root] = 0;
    while (depth >= 0) {
      const v = path[depth]!;
      const arc = next[v]!;
      if (arc === start[v + 1]) {
        place[v] = DONE;
        depth--;
        continue;
      }
      next[v] = arc + 1;
      const target = head[arc]!;
      const seen = place[target]!;
      if (seen === DONE) continue;
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

const UNSEEN = -2;
const DONE = -1;
