/**
 * triangles: every three pairwise adjacent vertices of an undirected graph.
 *
 * Use     triangles(graph, (a, b, c) => console.assert(a !== b && b !== c))
 * Time    O(m √m)
 * Space   8 bytes a vertex and 12 bytes an edge
 * Limits  simple graphs: no loops, no parallel edges
 * Errors  RangeError for a graph that is not one of undirectedCsr, a loop, parallel edges
 * Source  N. Chiba, T. Nishizeki, SIAM J. Comput. 14 (1985), 210: arcs to the larger degree; own code
 * Tested  programs.test.ts: against triangles.twin.ts; triangles.test.ts; verify: library-checker
 *         enumerate_triangles
 */
import { type Csr, checkUndirected, csr } from "./csr";

/** Calls visit(a, b, c) once for each; those of one pair (a, b) come one after the other. */
export function triangles(graph: Csr, visit: (a: number, b: number, c: number) => void): void {
  checkUndirected(graph, "triangles");
  const { n } = graph;
  const { start, head } = toLargerDegree(graph);
  const seen = new Int32Array(n).fill(-1);
  for (let a = 0; a < n; a++) {
    const first = start[a]!;
    const end = start[a + 1]!;
    for (let arc = first; arc < end; arc++) {
      const b = head[arc]!;
      if (seen[b] === a) throw new RangeError(`triangles: parallel edges between ${a} and ${b}`);
      seen[b] = a;
    }
    for (let arc = first; arc < end; arc++) {
      const b = head[arc]!;
      for (let next = start[b]!, last = start[b + 1]!; next < last; next++) {
        const c = head[next]!;
        if (seen[c] === a) visit(a, b, c);
      }
    }
  }
}

/**
 * Each edge as one arc to its end of larger degree (for equal degrees, larger number): at most √(2m)
 * arcs a vertex.
 */
export function toLargerDegree(graph: Csr): Csr {
  const { n, m, start, head } = graph;
  const from = new Int32Array(m);
  const to = new Int32Array(m);
  let put = 0;
  for (let v = 0; v < n; v++) {
    const degree = start[v + 1]! - start[v]!;
    for (let arc = start[v]!, end = start[v + 1]!; arc < end; arc++) {
      const target = head[arc]!;
      if (target === v) throw new RangeError(`triangles: loop at vertex ${v}`);
      const other = start[target + 1]! - start[target]!;
      if (degree > other || (degree === other && v > target)) continue;
      from[put] = v;
      to[put++] = target;
    }
  }
  return csr(n, from, to);
}
