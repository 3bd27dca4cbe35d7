/**
 * TwoEdgeComponents: the bridges of an undirected graph, and what stays connected without them.
 *
 * Use     const { count, component, bridges } = twoEdgeComponents(graph)
 * Time    O(n + m)
 * Space   28 bytes a vertex
 * Limits  those of Csr; loops and parallel edges are never bridges
 * Errors  RangeError for a graph that is not one of undirectedCsr
 * Source  R. Tarjan, Information Processing Letters 2 (1974), 160, with a stack of its own
 * Tested  two-edge-components.test.ts: against leaving out each edge; verify: library-checker
 *         two_edge_connected_components
 */
import { type Csr, checkUndirected } from "./csr";
import type { Components } from "./strongly-connected-components";

export interface TwoEdgeComponents extends Components {
  /** The ids of the edges whose removal splits a component of the graph in two. */
  readonly bridges: Int32Array;
}

export function twoEdgeComponents(graph: Csr): TwoEdgeComponents {
  checkUndirected(graph, "twoEdgeComponents");
  const { n, start, head, edge } = graph;
  const component = new Int32Array(n);
  const bridges = new Int32Array(n);
  const time = new Int32Array(n); // of the first visit, from 1 on; 0 before it
  const low = new Int32Array(n); // the earliest time seen from the vertex and below
  const via = new Int32Array(n).fill(-1); // the edge to the parent
  const next = start.slice(0, n);
  const path = new Int32Array(n); // from the root to the vertex at hand
  const open = new Int32Array(n); // visited, component not yet known
  let bridgeCount = 0;
  let opened = 0;
  let now = 0;
  let count = 0;
  for (let root = 0; root < n; root++) {
    if (time[root] !== 0) continue;
    let depth = 0;
    let v = root;
    low[v] = time[v] = ++now;
    path[0] = open[opened++] = v;
    for (;;) {
      const end = start[v + 1]!;
      const above = via[v]!;
      let arc = next[v]!;
      let least = low[v]!;
      let child = -1;
      for (; arc < end; arc++) {
        if (edge[arc] === above) continue;
        const target = head[arc]!;
        const seen = time[target]!;
        if (seen === 0) {
          child = target;
          break;
        }
        if (seen < least) least = seen;
      }
      low[v] = least;
      if (child >= 0) {
        via[child] = edge[arc]!;
        next[v] = arc + 1;
        v = child;
        low[v] = time[v] = ++now;
        path[++depth] = open[opened++] = v;
        continue;
      }
      if (least === time[v]) {
        let member = -1;
        while (member !== v) {
          member = open[--opened]!;
          component[member] = count;
        }
        count++;
        if (depth > 0) bridges[bridgeCount++] = above;
      }
      if (depth-- === 0) break;
      const parent = path[depth]!;
      if (low[v]! < low[parent]!) low[parent] = low[v]!;
      v = parent;
    }
  }
  return { count, component, bridges: bridges.slice(0, bridgeCount) };
}
