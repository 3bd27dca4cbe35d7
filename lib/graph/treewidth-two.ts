/**
 * treewidthTwo: a tree decomposition of an undirected graph into bags of at most three vertices.
 *
 * Use     treewidthTwo(graph)
 * Time    O(n + m) expected
 * Space   about 90 bytes a vertex and 40 bytes an edge
 * Limits  those of Csr, n at most 2^26; loops and parallel edges do no harm. Graphs without the minor K4
 *         have such a decomposition: trees, cacti, outerplanar and series-parallel graphs
 * Errors  RangeError for a graph that is not one of undirectedCsr, for a larger n; undefined where the
 *         treewidth is three or more
 * Source  removing vertices of degree two: J. Wald, C. Colbourn, Networks 13 (1983), 159, own code
 * Tested  treewidth-two.test.ts: against all orders of removal; verify: library-checker
 *         tree_decomposition_width_2
 *
 * A dynamic program over the bags takes the vertices in `order`: bag v is complete when v comes, and goes
 * into bag parent[v]. A vertex and what it was joined to when it was removed make one bag.
 */
import { IntMap } from "../structure/int-map";
import { type Csr, checkUndirected } from "./csr";

export interface BagTree {
  /** The vertices as they were removed: each has at most two neighbours behind it, its later ones. */
  readonly order: Int32Array;
  /** Bag v is v and those of one[v] and other[v] that are not -1. */
  readonly one: Int32Array;
  readonly other: Int32Array;
  /** The bag above bag v, whose vertex comes later; -1 for the last, the root. */
  readonly parent: Int32Array;
}

export function treewidthTwo(graph: Csr): BagTree | undefined {
  checkUndirected(graph, "treewidthTwo");
  const { n, start, head } = graph;
  if (n > 2 ** 26) throw new RangeError(`treewidthTwo: n must be at most 2^26, got ${n}`);
  // Rows of neighbours as linked lists, to which removals add edges.
  const first = new Int32Array(n).fill(-1);
  const next = new Int32Array(head.length + 2 * n);
  const target = new Int32Array(head.length + 2 * n);
  const degree = new Int32Array(n);
  const joined = new IntMap();
  let arcs = 0;
  const join = (a: number, b: number) => {
    if (!joined.set(a < b ? a * n + b : b * n + a, 1)) return;
    for (let side = 0, v = a, u = b; side < 2; side++, v = b, u = a) {
      degree[v]!++;
      target[arcs] = u;
      next[arcs] = first[v]!;
      first[v] = arcs++;
    }
  };
  for (let v = 0; v < n; v++) {
    for (let arc = start[v]!; arc < start[v + 1]!; arc++) if (head[arc]! > v) join(v, head[arc]!);
  }
  const order = new Int32Array(n);
  const place = new Int32Array(n).fill(-1); // in the order, once it is certain
  let put = 0;
  const remove = (v: number) => {
    if (degree[v]! > 2 || place[v] !== -1) return;
    place[v] = put;
    order[put++] = v;
  };
  for (let v = 0; v < n; v++) remove(v);
  const one = new Int32Array(n).fill(-1);
  const other = new Int32Array(n).fill(-1);
  for (let taken = 0; taken < put; taken++) {
    const v = order[taken]!;
    for (let arc = first[v]!; arc !== -1; arc = next[arc]!) {
      const u = target[arc]!;
      if (place[u] !== -1 && place[u]! < taken) continue;
      if (one[v] === -1) one[v] = u;
      else other[v] = u;
    }
    if (other[v] !== -1) join(one[v]!, other[v]!);
    for (const u of [one[v]!, other[v]!]) {
      if (u === -1) continue;
      degree[u]!--;
      remove(u);
    }
  }
  if (put < n) return undefined;
  const parent = new Int32Array(n).fill(-1);
  for (let taken = 0; taken + 1 < n; taken++) {
    const v = order[taken]!;
    // The neighbour removed first; any later bag where there is none.
    if (one[v] === -1) parent[v] = order[taken + 1]!;
    else if (other[v] === -1 || place[one[v]!]! < place[other[v]!]!) parent[v] = one[v]!;
    else parent[v] = other[v]!;
  }
  return { order, one, other, parent };
}
