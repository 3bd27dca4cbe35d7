/**
 * complementComponents: the connected components of a graph's complement, where two vertices are joined
 * if the graph has no edge between them.
 *
 * Use     const { count, component } = complementComponents(graph); complementDistances(graph, source)
 * Time    O(n + m)
 * Space   24 bytes a vertex
 * Limits  those of Csr; loops and parallel edges do no harm
 * Errors  RangeError for a graph that is not one of undirectedCsr, a source that is no vertex
 * Source  breadth-first search that passes over the vertices not yet seen: folklore, own code
 * Tested  complement-components.test.ts: against the components and distances of the
 *         complement; verify: library-checker connected_components_of_complement_graph
 */
import { type Csr, checkUndirected, checkVertex } from "./csr";
import type { Components } from "./strongly-connected-components";

export function complementComponents(graph: Csr): Components {
  checkUndirected(graph, "complementComponents");
  const { count, component } = search(graph, graph.n - 1);
  return { count, component };
}

/** The fewest steps in the complement from the source to each vertex, -1 where there is no way. O(n + m). */
export function complementDistances(graph: Csr, source: number): Int32Array {
  checkUndirected(graph, "complementDistances");
  checkVertex(graph, source, "complementDistances: source");
  const { component, distance } = search(graph, source);
  return distance.map((steps, v) => (component[v] === 0 ? steps : -1));
}

/** Component 0 is the one with `first`; distances are those from the first vertex of each. */
function search({ n, start, head }: Csr, first: number) {
  const component = new Int32Array(n);
  const distance = new Int32Array(n);
  const left = Int32Array.from({ length: n }, (_, v) => v); // left[0 … unseen - 1] are not seen yet
  left[first] = n - 1;
  left[n - 1] = first;
  const queue = new Int32Array(n);
  const neighbourOf = new Int32Array(n).fill(-1); // the last vertex whose neighbours were marked
  let unseen = n;
  let count = 0;
  while (unseen > 0) {
    let put = 0;
    queue[put++] = left[--unseen]!;
    for (let taken = 0; taken < put; taken++) {
      const v = queue[taken]!;
      component[v] = count;
      for (let arc = start[v]!; arc < start[v + 1]!; arc++) neighbourOf[head[arc]!] = v;
      // A vertex stays only for an edge to v, so all passes together stay at most 2m times.
      let kept = 0;
      for (let at = 0; at < unseen; at++) {
        const target = left[at]!;
        if (neighbourOf[target] === v) left[kept++] = target;
        else {
          distance[target] = distance[v]! + 1;
          queue[put++] = target;
        }
      }
      unseen = kept;
    }
    count++;
  }
  return { count, component, distance };
}
