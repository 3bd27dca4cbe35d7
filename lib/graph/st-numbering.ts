/**
 * stNumbering: numbers for the vertices of an undirected graph such that each but s and t has a neighbour
 * with a smaller and one with a larger number.
 *
 * Use     stNumbering(graph, 0, 1)
 * Time    O(n + m)
 * Space   about 36 bytes a vertex
 * Limits  those of Csr; s and t differ; there is such a numbering where the graph has an edge and, with
 *         one more edge from s to t, is biconnected
 * Errors  RangeError for a graph that is not one of undirectedCsr, s or t outside it, s = t; undefined
 *         where there is no numbering
 * Source  R. Tarjan, "Two streamlined depth-first search algorithms", Fundamenta Informaticae 9 (1986), 85
 * Tested  st-numbering.test.ts: against all permutations; verify: library-checker st_numbering
 *
 * Edges that lead from the smaller to the larger number make an acyclic graph with one source, s, and one
 * sink, t.
 */

import { smallCopy, smallInts } from "../sequence/small-ints";
import { type Csr, checkUndirected, checkVertex } from "./csr";

/** The numbers by vertex: 0 for s, n - 1 for t. */
export function stNumbering(graph: Csr, s: number, t: number): Int32Array | undefined {
  checkUndirected(graph, "stNumbering");
  checkVertex(graph, s, "stNumbering: s");
  checkVertex(graph, t, "stNumbering: t");
  if (s === t) throw new RangeError(`stNumbering: s and t must differ, got ${s} twice`);
  const { n, m } = graph;
  const search = m === 0 ? undefined : searchFrom(graph, s, t);
  if (search === undefined) return undefined;
  const { order, parent, reach } = search;
  // A list of the vertices met so far, each put beside its parent: on the side of the vertex that its
  // subtree reaches.
  const after = smallInts(n);
  const before = smallInts(n);
  const isLower = new Uint8Array(n); // 1: what reaches the vertex belongs before its parent
  after[s] = before[s] = t;
  after[t] = before[t] = s;
  isLower[s] = 1;
  for (let i = 2; i < n; i++) {
    const v = order[i]!;
    const above = parent[v]!;
    const left = isLower[reach[v]!] === 1 ? before[above]! : above;
    const right = after[left]!;
    isLower[above] = left === above ? 1 : 0;
    after[left] = before[right] = v;
    before[v] = left;
    after[v] = right;
  }
  const number = smallInts(n);
  for (let v = s, i = 0; i < n; i++, v = after[v]!) number[v] = i;
  return number;
}

/**
 * A depth-first search from s that goes to t first, as if there were an edge; undefined where a vertex is
 * not reached or a subtree does not reach above its parent. `reach` is the first vertex of `order` that an
 * edge joins to the subtree of v.
 */
function searchFrom({ n, start, head }: Csr, s: number, t: number) {
  const time = smallInts(n).fill(-1);
  const low = smallInts(n);
  const order = smallInts(n);
  const parent = smallInts(n);
  const next = smallCopy(start.subarray(0, n));
  order[0] = s;
  order[1] = t;
  time[s] = 0;
  time[t] = low[t] = 1;
  parent[t] = s;
  let met = 2;
  for (let v = t; v !== s; ) {
    const arc = next[v]!;
    if (arc < start[v + 1]!) {
      next[v] = arc + 1;
      const target = head[arc]!;
      if (time[target] === -1) {
        parent[target] = v;
        order[met] = target;
        time[target] = low[target] = met++;
        v = target;
      } else if (time[target]! < low[v]!) {
        low[v] = time[target]!;
      }
      continue;
    }
    const above = parent[v]!;
    if (v !== t && low[v]! >= time[above]!) return undefined;
    if (low[v]! < low[above]!) low[above] = low[v]!;
    v = above;
  }
  return met === n ? { order, parent, reach: low.map((at) => order[at]!) } : undefined;
}
