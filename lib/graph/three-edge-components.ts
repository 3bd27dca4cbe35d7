/**
 * threeEdgeComponents: which vertices stay connected when any two edges are removed.
 *
 * Use     threeEdgeComponents(graph)
 * Time    O((n + m) α(n))
 * Space   about 40 bytes a vertex
 * Limits  those of Csr; loops and parallel edges may occur
 * Errors  RangeError for a graph that is not one of undirectedCsr
 * Source  Y. H. Tsin, Theory of Computing Systems 40 (2007), 125: absorb and eject; own code
 * Tested  three-edge-components.test.ts: against leaving out all pairs of edges; verify:
 *         library-checker three_edge_connected_components
 *
 * On the way back from its subtree each vertex v keeps a chain below[v], below[below[v]], … of vertices
 * that can still join one another: two edges separate the chain's vertices only if no edge found later
 * spans them. open[v] counts the edges that lead up from the vertices merged into v, besides the edge to
 * the parent; an edge that arrives from below is counted off.
 */
import { DisjointSets } from "../structure/disjoint-sets";
import { type Csr, checkUndirected } from "./csr";
import type { Components } from "./strongly-connected-components";

export function threeEdgeComponents(graph: Csr): Components {
  checkUndirected(graph, "threeEdgeComponents");
  const { n, start, head, edge } = graph;
  const sets = new DisjointSets(n);
  const time = new Int32Array(n); // of the first visit, from 1 on; 0 before it
  const last = new Int32Array(n); // the greatest time in the subtree
  const low = new Int32Array(n); // the earliest time that an edge from the chain leads to
  const open = new Int32Array(n);
  const below = new Int32Array(n).fill(-1);
  const via = new Int32Array(n).fill(-1); // the edge to the parent
  const next = start.slice(0, n);
  const path = new Int32Array(n);
  let now = 0;

  /** v takes in the vertex w of its chain; returns the one behind it. */
  function absorb(v: number, w: number): number {
    sets.union(v, w);
    open[v] = open[v]! + open[w]!;
    return below[w]!;
  }

  for (let root = 0; root < n; root++) {
    if (time[root] !== 0) continue;
    let depth = 0;
    let v = root;
    path[0] = v;
    low[v] = time[v] = ++now;
    for (;;) {
      let child = -1;
      let arc = next[v]!;
      for (const end = start[v + 1]!; arc < end; arc++) {
        const target = head[arc]!;
        if (target === v || edge[arc] === via[v]) continue;
        const seen = time[target]!;
        if (seen === 0) {
          child = target;
          break;
        }
        if (seen < time[v]!) {
          open[v]!++;
          if (seen < low[v]!) {
            low[v] = seen;
            for (let w = below[v]!; w >= 0; ) w = absorb(v, w);
            below[v] = -1;
          }
        } else {
          // An edge from below spans the whole chain down to where the edge starts.
          open[v]!--;
          let w = below[v]!;
          while (w >= 0 && time[w]! <= seen && seen <= last[w]!) w = absorb(v, w);
          below[v] = w;
        }
      }
      if (child >= 0) {
        via[child] = edge[arc]!;
        next[v] = arc + 1;
        v = child;
        path[++depth] = v;
        low[v] = time[v] = ++now;
        continue;
      }
      last[v] = now;
      if (depth-- === 0) break;
      const parent = path[depth]!;
      if (below[v]! < 0 && open[v]! <= 1) {
        // At most two edges lead out of v's set: it is complete, and its remaining edge now hangs at the
        // parent.
        open[parent] = open[parent]! + open[v]!;
        if (low[v]! < low[parent]!) {
          low[parent] = low[v]!;
          for (let w = below[parent]!; w >= 0; ) w = absorb(parent, w);
          below[parent] = -1;
        }
      } else {
        let chain = open[v] === 0 ? below[v]! : v; // with two edges left, v's set is complete
        if (low[v]! < low[parent]!) {
          low[parent] = low[v]!;
          const old = below[parent]!;
          below[parent] = chain;
          chain = old;
        }
        for (let w = chain; w >= 0; ) w = absorb(parent, w);
      }
      v = parent;
    }
  }
  const component = new Int32Array(n).fill(-1);
  let count = 0;
  for (let v = 0; v < n; v++) {
    const top = sets.find(v);
    if (component[top]! < 0) component[top] = count++;
    component[v] = component[top]!;
  }
  return { count, component };
}
