/**
 * fourCycles: for each edge of an undirected graph, how many cycles of four edges go through it.
 *
 * Time    O(m √m) and a sort of the edges
 * Space   about 50 bytes an edge and 16 bytes a vertex
 * Limits  parallel edges count apart, loops are in no such cycle; counts are exact up to 2^53
 * Errors  RangeError for a graph that is not one of undirectedCsr
 * Source  N. Chiba, T. Nishizeki, SIAM J. Comput. 14 (1985), 210: cycles at the vertex of largest
 *         degree; parallel edges as one with a factor; own code
 * Tested  four-cycles.test.ts: against all sets of four edges; verify: library-checker counting_c4
 */
import { argsort } from "../sequence/radix-sort";
import { type Csr, checkUndirected, undirectedCsr } from "./csr";

/** The count of each edge; a quarter of their sum is the number of cycles. */
export function fourCycles(graph: Csr): Float64Array {
  checkUndirected(graph, "fourCycles");
  const { n } = graph;
  const { simple, pair, copies } = withoutCopies(graph);
  const { start, head, edge } = simple;
  // Vertices by degree: a cycle is counted at its last one, v, for the two ways over u and u' to w.
  const degrees = Int32Array.from({ length: n }, (_, v) => start[v + 1]! - start[v]!);
  const order = argsort(degrees);
  const rank = new Int32Array(n);
  for (let i = 0; i < n; i++) rank[order[i]!] = i;
  const ways = new Float64Array(n); // from v over any u to w, copies multiplied
  const counts = new Float64Array(copies.length);
  for (let i = 0; i < n; i++) {
    const v = order[i]!;
    for (let arc = start[v]!; arc < start[v + 1]!; arc++) {
      const u = head[arc]!;
      if (rank[u]! > i) continue;
      const factor = copies[edge[arc]!]!;
      for (let next = start[u]!, end = start[u + 1]!; next < end; next++) {
        const w = head[next]!;
        if (rank[w]! < i) ways[w] = ways[w]! + factor * copies[edge[next]!]!;
      }
    }
    for (let arc = start[v]!; arc < start[v + 1]!; arc++) {
      const u = head[arc]!;
      if (rank[u]! > i) continue;
      const factor = copies[edge[arc]!]!;
      let sum = 0;
      for (let next = start[u]!, end = start[u + 1]!; next < end; next++) {
        const w = head[next]!;
        if (rank[w]! >= i) continue;
        const other = copies[edge[next]!]!;
        const rest = ways[w]! - factor * other; // the ways back that avoid u
        sum += other * rest;
        counts[edge[next]!] = counts[edge[next]!]! + factor * rest;
      }
      counts[edge[arc]!] = counts[edge[arc]!]! + sum;
    }
    for (let arc = start[v]!; arc < start[v + 1]!; arc++) {
      const u = head[arc]!;
      if (rank[u]! > i) continue;
      for (let next = start[u]!, end = start[u + 1]!; next < end; next++) ways[head[next]!] = 0;
    }
  }
  return Float64Array.from(pair, (at) => (at < 0 ? 0 : counts[at]!));
}

interface WithoutCopies {
  readonly simple: Csr;
  /** The edge of the simple graph for each edge, -1 for loops. */
  readonly pair: Int32Array;
  /** How many edges each edge of the simple graph stands for. */
  readonly copies: Int32Array;
}

function withoutCopies(graph: Csr): WithoutCopies {
  const { n, m, start, head, edge } = graph;
  const pair = new Int32Array(m).fill(-1);
  const a: number[] = [];
  const b: number[] = [];
  const copies: number[] = [];
  const known = new Int32Array(n).fill(-1); // known[u]: the edge between the vertex at hand and u
  for (let v = 0; v < n; v++) {
    const before = a.length;
    for (let arc = start[v]!; arc < start[v + 1]!; arc++) {
      const u = head[arc]!;
      if (u <= v) continue;
      if (known[u]! < before) {
        known[u] = a.length;
        a.push(v);
        b.push(u);
        copies.push(0);
      }
      pair[edge[arc]!] = known[u]!;
      copies[known[u]!]!++;
    }
  }
  return { simple: undirectedCsr(n, a, b), pair, copies: Int32Array.from(copies) };
}
