/**
 * BiconnectedComponents: the blocks of an undirected graph, its articulation points, the block-cut tree.
 *
 * Use     const { count, start, member, articulation, block } = biconnectedComponents(graph)
 * Time    O(n + m)
 * Space   about 36 bytes a vertex and 4 bytes an edge
 * Limits  those of Csr; loops belong to no block; a vertex without edges is a block of its own
 * Errors  RangeError for a graph that is not one of undirectedCsr
 * Source  J. Hopcroft, R. Tarjan, CACM 16 (1973), 372, with a stack of its own
 * Tested  biconnected-components.test.ts: against leaving out each vertex; verify: library-checker
 *         biconnected_components
 *
 * A block is a maximal set of vertices that stays connected when any one of them is removed; an edge is in
 * one block, an articulation point in several.
 */
import { type Csr, checkUndirected, undirectedCsr } from "./csr";

export interface BiconnectedComponents {
  readonly count: number;
  /** The vertices of block b are member[start[b]] … member[start[b + 1] - 1]. */
  readonly start: Int32Array;
  readonly member: Int32Array;
  /** 1 for each vertex whose removal splits its component. */
  readonly articulation: Uint8Array;
  /** The block of each edge; -1 for loops. */
  readonly block: Int32Array;
}

export function biconnectedComponents(graph: Csr): BiconnectedComponents {
  checkUndirected(graph, "biconnectedComponents");
  const { n, m, start: row, head, edge } = graph;
  // Blocks have at most 2n - 1 vertices together: each but a root is popped once, its parent stays.
  const start = new Int32Array(n + 1);
  const member = new Int32Array(2 * n);
  const articulation = new Uint8Array(n);
  const home = new Int32Array(n); // the block of the edge to the parent
  const time = new Int32Array(n); // of the first visit, from 1 on; 0 before it
  const low = new Int32Array(n); // the earliest time seen from the vertex and below, its parent's too
  const next = row.slice(0, n);
  const path = new Int32Array(n); // from the root to the vertex at hand
  const open = new Int32Array(n); // visited, block not yet known
  let now = 0;
  let count = 0;
  let put = 0;
  for (let root = 0; root < n; root++) {
    if (time[root] !== 0) continue;
    let depth = 0;
    let opened = 0;
    let v = root;
    let blocksOfRoot = 0;
    low[v] = time[v] = ++now;
    path[0] = v;
    for (;;) {
      const end = row[v + 1]!;
      let arc = next[v]!;
      let least = low[v]!;
      let child = -1;
      for (; arc < end; arc++) {
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
        next[v] = arc + 1;
        v = child;
        low[v] = time[v] = ++now;
        path[++depth] = open[opened++] = v;
        continue;
      }
      if (depth-- === 0) break;
      const parent = path[depth]!;
      if (least >= time[parent]!) {
        let vertex = -1;
        while (vertex !== v) {
          vertex = open[--opened]!;
          member[put++] = vertex;
          home[vertex] = count;
        }
        member[put++] = parent;
        start[++count] = put;
        if (depth > 0) articulation[parent] = 1;
        else blocksOfRoot++;
      } else if (least < low[parent]!) {
        low[parent] = least;
      }
      v = parent;
    }
    if (blocksOfRoot > 1) articulation[root] = 1;
    if (blocksOfRoot === 0) {
      member[put++] = root;
      start[++count] = put;
    }
  }
  const block = new Int32Array(m).fill(-1);
  for (let v = 0; v < n; v++) {
    for (let arc = row[v]!; arc < row[v + 1]!; arc++) {
      if (time[head[arc]!]! < time[v]!) block[edge[arc]!] = home[v]!; // of the deeper end
    }
  }
  return {
    count,
    start: start.slice(0, count + 1),
    member: member.slice(0, put),
    articulation,
    block,
  };
}

/** The forest of vertices 0 … n - 1 and blocks n + b, with an edge between each block and its vertices. */
export function blockCutTree(n: number, blocks: BiconnectedComponents): Csr {
  const { count, start, member } = blocks;
  const from = new Int32Array(member.length);
  for (let b = 0; b < count; b++) from.fill(n + b, start[b], start[b + 1]);
  return undirectedCsr(n + count, from, member);
}
