/**
 * perfectEliminationOrder: an order that shows a graph to be chordal, or a cycle of four or more vertices
 * without a chord.
 *
 * Use     const { order, cycle } = perfectEliminationOrder(graph)
 * Time    O(n + m)
 * Space   about 28 bytes a vertex and 16 bytes an edge
 * Limits  those of Csr; no loops and no parallel edges, which is not checked
 * Errors  RangeError for a graph that is not one of undirectedCsr
 * Source  R. Tarjan, M. Yannakakis, SIAM J. Comput. 13 (1984), 566: maximum cardinality search, own code
 * Tested  perfect-elimination-order.test.ts: against removing simplicial vertices; verify:
 *         library-checker chordal_graph_recognition
 *
 * In the order, the neighbours of a vertex that come after it have edges between all of them. So the
 * fewest colours of a chordal graph come from giving each vertex, last to first, the least free one.
 */
import { type Csr, checkUndirected } from "./csr";

export interface Chordality {
  /** Undefined where the graph is not chordal. */
  readonly order: Int32Array | undefined;
  /** The vertices of a cycle without a chord, where the graph is not chordal. */
  readonly cycle: Int32Array | undefined;
}

export function perfectEliminationOrder(graph: Csr): Chordality {
  checkUndirected(graph, "perfectEliminationOrder");
  const { n, start, head } = graph;
  const { time, chosen } = maximumCardinalitySearch(graph);
  const neighbourOf = new Int32Array(n).fill(-1);
  // The latest of the earlier neighbours of v must be joined to all of the others. Those v that ask the
  // same neighbour are looked at together.
  const latest = new Int32Array(n).fill(-1);
  const asking = new Int32Array(n).fill(-1); // by the neighbour asked, the first v
  const next = new Int32Array(n);
  for (const v of chosen) {
    for (let arc = start[v]!; arc < start[v + 1]!; arc++) {
      const u = head[arc]!;
      if (time[u]! < time[v]! && (latest[v] === -1 || time[u]! > time[latest[v]!]!)) latest[v] = u;
    }
    if (latest[v] === -1) continue;
    next[v] = asking[latest[v]!]!;
    asking[latest[v]!] = v;
  }
  for (let asked = 0; asked < n; asked++) {
    if (asking[asked] === -1) continue;
    neighbourOf[asked] = asked;
    for (let arc = start[asked]!; arc < start[asked + 1]!; arc++) neighbourOf[head[arc]!] = asked;
    for (let v = asking[asked]!; v !== -1; v = next[v]!) {
      for (let arc = start[v]!; arc < start[v + 1]!; arc++) {
        const u = head[arc]!;
        if (time[u]! < time[v]! && neighbourOf[u] !== asked) {
          return { order: undefined, cycle: cycleThrough(graph, time, v, asked, u) };
        }
      }
    }
  }
  return { order: chosen.reverse(), cycle: undefined };
}

/** Each vertex chosen has the most neighbours among those chosen before it. */
function maximumCardinalitySearch({ n, start, head }: Csr) {
  const time = new Int32Array(n).fill(n); // when it was chosen
  const chosen = new Int32Array(n);
  const count = new Int32Array(n); // neighbours chosen
  // first[c] leads to the vertices that have reached c; an entry is out of date when the count has grown.
  const first = new Int32Array(n + 1).fill(-1);
  const next = new Int32Array(n + head.length);
  const vertex = new Int32Array(n + head.length);
  let entries = 0;
  for (let v = n - 1; v >= 0; v--) {
    vertex[entries] = v;
    next[entries] = first[0]!;
    first[0] = entries++;
  }
  let most = 0;
  for (let step = 0; step < n; ) {
    const entry = first[most]!;
    if (entry === -1) {
      most--;
      continue;
    }
    first[most] = next[entry]!;
    const v = vertex[entry]!;
    if (time[v] !== n || count[v] !== most) continue;
    time[v] = step;
    chosen[step++] = v;
    for (let arc = start[v]!; arc < start[v + 1]!; arc++) {
      const u = head[arc]!;
      if (time[u] !== n) continue;
      const reached = ++count[u]!;
      vertex[entries] = u;
      next[entries] = first[reached]!;
      first[reached] = entries++;
      if (reached > most) most = reached;
    }
  }
  return { time, chosen };
}

/**
 * v and a shortest path from `source` to `target`, two neighbours of v without an edge between them, by
 * vertices chosen before v that are none of its neighbours. There is one: were the two parted by the
 * neighbours of v, the search could not have gone from one part to the other before it took v.
 */
function cycleThrough(
  { n, start, head }: Csr,
  time: Int32Array,
  v: number,
  source: number,
  target: number,
): Int32Array {
  const before = new Int32Array(n).fill(-1); // v where the search must not go
  for (let arc = start[v]!; arc < start[v + 1]!; arc++) before[head[arc]!] = v;
  before[target] = -1;
  const queue = new Int32Array(n);
  let put = 0;
  queue[put++] = source;
  for (let taken = 0; before[target] === -1; taken++) {
    const u = queue[taken]!;
    for (let arc = start[u]!; arc < start[u + 1]!; arc++) {
      const w = head[arc]!;
      if (time[w]! >= time[v]! || before[w] !== -1) continue;
      before[w] = u;
      queue[put++] = w;
    }
  }
  const cycle = [v];
  for (let u = target; u !== v; u = before[u]!) cycle.push(u);
  return Int32Array.from(cycle);
}
