/**
 * breadthFirstSearch: fewest arcs from one or more sources to every vertex, with the paths.
 *
 * Use     const { distance, before, order } = breadthFirstSearch(graph, source); pathTo(before, target)
 * Time    O(n + m)
 * Space   12 bytes a vertex
 * Limits  those of Csr
 * Errors  RangeError for a source outside the graph
 * Source  E. F. Moore (1959), own code
 * Tested  breadth-first-search.test.ts: against relaxation until nothing changes; verify: AOJ
 *         ALDS1_11_C
 */
import { type Csr, checkGraph, checkVertex } from "./csr";

export interface BreadthFirst {
  /** Arcs on a shortest path from the nearest source; -1 where no path leads. */
  readonly distance: Int32Array;
  /** The vertex before, for pathTo(): a source's is itself, -1 where no path leads. */
  readonly before: Int32Array;
  /** The vertices reached, nearest first. */
  readonly order: Int32Array;
}

export function breadthFirstSearch(graph: Csr, sources: number | ArrayLike<number>): BreadthFirst {
  checkGraph(graph, "breadthFirstSearch");
  const { n, start, head } = graph;
  const distance = new Int32Array(n).fill(-1);
  const before = new Int32Array(n).fill(-1);
  const order = new Int32Array(n);
  let put = 0;
  for (const source of typeof sources === "number" ? [sources] : Array.from(sources)) {
    checkVertex(graph, source, "breadthFirstSearch: source");
    if (distance[source] === 0) continue;
    distance[source] = 0;
    before[source] = source;
    order[put++] = source;
  }
  for (let taken = 0; taken < put; taken++) {
    const v = order[taken]!;
    const next = distance[v]! + 1;
    for (let arc = start[v]!, end = start[v + 1]!; arc < end; arc++) {
      const target = head[arc]!;
      if (distance[target]! >= 0) continue;
      distance[target] = next;
      before[target] = v;
      order[put++] = target;
    }
  }
  return { distance, before, order: order.subarray(0, put) };
}
