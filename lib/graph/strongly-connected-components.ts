/**
 * stronglyConnectedComponents: which vertices reach each other, the components in topological order.
 *
 * Use     const { count, component } = stronglyConnectedComponents(graph)
 * Time    O(n + m)
 * Space   24 bytes a vertex
 * Limits  those of Csr
 * Errors  none
 * Source  R. Tarjan, SIAM J. Comput. 1 (1972), 146, with a stack of its own instead of recursion
 * Tested  programs.test.ts: against strongly-connected-components.twin.ts;
 *         strongly-connected-components.test.ts; verify: library-checker scc
 */
import { type Csr, checkGraph } from "./csr";

export interface Components {
  readonly count: number;
  /** The component of each vertex, in [0, count). */
  readonly component: Int32Array;
}

/** Arcs between components lead from a lower to a higher number. */
export function stronglyConnectedComponents(graph: Csr): Components {
  checkGraph(graph, "stronglyConnectedComponents");
  const { n, start, head } = graph;
  const component = new Int32Array(n);
  const time = new Int32Array(n); // of the first visit, from 1 on
  const low = new Int32Array(n); // 0 before the visit, the earliest time seen, CLOSED when numbered
  const next = start.slice(0, n);
  const path = new Int32Array(n); // from the root to the vertex at hand
  const open = new Int32Array(n); // visited, component not yet known
  let opened = 0;
  let now = 0;
  let count = 0;
  for (let root = 0; root < n; root++) {
    if (low[root] !== 0) continue;
    let depth = 0;
    let v = root;
    low[v] = time[v] = ++now;
    path[0] = open[opened++] = v;
    for (;;) {
      const end = start[v + 1]!;
      let arc = next[v]!;
      let least = low[v]!;
      let child = -1;
      while (arc < end) {
        const target = head[arc++]!;
        const seen = low[target]!;
        if (seen === 0) {
          child = target;
          break;
        }
        if (seen < least) least = seen;
      }
      low[v] = least;
      if (child >= 0) {
        next[v] = arc;
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
          low[member] = CLOSED;
        }
        count++;
      }
      if (depth-- === 0) break;
      const parent = path[depth]!;
      if (low[v]! < low[parent]!) low[parent] = low[v]!;
      v = parent;
    }
  }
  // Tarjan's algorithm numbers the components in reverse order.
  for (let v = 0; v < n; v++) component[v] = count - 1 - component[v]!;
  return { count, component };
}

const CLOSED = 2 ** 31 - 1;
