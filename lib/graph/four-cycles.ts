/**
 * fourCycles: for each edge of an undirected graph, how many cycles of four edges go through it.
 *
 * Use     fourCycles(graph)
 * Time    O(m √m) and a sort of the edges
 * Space   about 50 bytes an edge and 16 bytes a vertex
 * Limits  parallel edges count apart, loops are in no such cycle; counts are exact up to 2^53
 * Errors  RangeError for a graph that is not one of undirectedCsr
 * Source  N. Chiba, T. Nishizeki, SIAM J. Comput. 14 (1985), 210: cycles at the vertex of largest
 *         degree; parallel edges as one with a factor; own code
 * Tested  four-cycles.test.ts: against all sets of four edges; verify: library-checker counting_c4
 */
import { type Csr, checkUndirected, reversedCsr, undirectedCsr } from "./csr";

/** The count of each edge; a quarter of their sum is the number of cycles. */
export function fourCycles(graph: Csr): Float64Array {
  checkUndirected(graph, "fourCycles");
  const { n } = graph;
  const { a, b, pair, copies } = withoutCopies(graph);
  // Vertices are numbered by degree, rows ascending: a cycle is counted at its largest vertex v, for
  // the two ways over u and u' to the vertex w on the other side.
  numberByDegree(n, a, b);
  const { start, head, edge } = reversedCsr(undirectedCsr(n, a, b));
  const factors = edge.map((e) => copies[e]!);
  const halfCounts = new Float64Array(head.length); // by arc: half of what its edge has
  const ways = new Float64Array(n); // from v over any u to w, copies multiplied
  for (let v = 0; v < n; v++) {
    const row = start[v]!;
    const rowEnd = start[v + 1]!;
    let steps = 0;
    for (let arc = row; arc < rowEnd && head[arc]! < v; arc++) {
      const u = head[arc]!;
      const end = start[u + 1]!;
      let next = start[u]!;
      for (; next < end && head[next]! < v; next++) {
        ways[head[next]!] = ways[head[next]!]! + factors[arc]! * factors[next]!;
      }
      steps += next - start[u]!;
    }
    if (steps === 0) continue;
    for (let arc = row; arc < rowEnd && head[arc]! < v; arc++) {
      const u = head[arc]!;
      const factor = factors[arc]!;
      let sum = 0;
      for (let next = start[u]!, end = start[u + 1]!; next < end && head[next]! < v; next++) {
        const rest = ways[head[next]!]! - factor * factors[next]!; // the ways back that avoid u
        sum += factors[next]! * rest;
        halfCounts[next] = halfCounts[next]! + factor * rest;
      }
      halfCounts[arc] = halfCounts[arc]! + sum;
    }
    if (steps > v) {
      ways.fill(0, 0, v);
      continue;
    }
    for (let arc = row; arc < rowEnd && head[arc]! < v; arc++) {
      const u = head[arc]!;
      for (let next = start[u]!, end = start[u + 1]!; next < end; next++) ways[head[next]!] = 0;
    }
  }
  const counts = new Float64Array(copies.length);
  for (let arc = 0; arc < halfCounts.length; arc++) {
    const e = edge[arc]!;
    counts[e] = counts[e]! + halfCounts[arc]!;
  }
  const all = new Float64Array(pair.length);
  for (let e = 0; e < all.length; e++) all[e] = pair[e]! < 0 ? 0 : counts[pair[e]!]!;
  return all;
}

/** Names the vertices by their places in ascending order of degree. */
function numberByDegree(n: number, a: Int32Array, b: Int32Array): void {
  const degrees = new Int32Array(n);
  for (let e = 0; e < a.length; e++) {
    degrees[a[e]!]!++;
    degrees[b[e]!]!++;
  }
  const places = new Int32Array(n + 1); // places[d]: the first place of degree d
  for (const d of degrees) places[d + 1]!++;
  for (let d = 1; d < n; d++) places[d]! += places[d - 1]!;
  const rank = degrees.map((d) => places[d]!++);
  for (let e = 0; e < a.length; e++) {
    a[e] = rank[a[e]!]!;
    b[e] = rank[b[e]!]!;
  }
}

interface WithoutCopies {
  /** The ends of each edge of a simple graph. */
  readonly a: Int32Array;
  readonly b: Int32Array;
  /** The edge of the simple graph for each edge, -1 for loops. */
  readonly pair: Int32Array;
  /** How many edges each edge of the simple graph stands for. */
  readonly copies: Int32Array;
}

function withoutCopies(graph: Csr): WithoutCopies {
  const { n, m, start, head, edge } = graph;
  const pair = new Int32Array(m).fill(-1);
  const a = new Int32Array(m);
  const b = new Int32Array(m);
  const copies = new Int32Array(m);
  let count = 0;
  const edgeTo = new Int32Array(n).fill(-1); // edgeTo[u]: the edge between the vertex at hand and u
  for (let v = 0; v < n; v++) {
    const before = count;
    for (let arc = start[v]!; arc < start[v + 1]!; arc++) {
      const u = head[arc]!;
      if (u <= v) continue;
      if (edgeTo[u]! < before) {
        edgeTo[u] = count;
        a[count] = v;
        b[count++] = u;
      }
      pair[edge[arc]!] = edgeTo[u]!;
      copies[edgeTo[u]!]!++;
    }
  }
  return {
    a: a.subarray(0, count),
    b: b.subarray(0, count),
    pair,
    copies: copies.subarray(0, count),
  };
}
