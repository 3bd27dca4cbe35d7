/**
 * Csr: a graph in compressed sparse rows, the arcs out of each vertex side by side in typed arrays.
 *
 * Use     const arcs = csr(n, from, to); const graph = undirectedCsr(n, from, to); graph.head[graph.start[v]!]
 * Time    O(n + m) by counting sort
 * Space   4 bytes a vertex, 8 bytes an arc: an edge is one arc in csr, two in undirectedCsr
 * Limits  n and m in [0, 2^30), arcs too; loops and parallel edges may occur; not checked to be numbers:
 *         checkVertex(vertex), checkWeights(weights)
 * Errors  RangeError for a bad n, an endpoint outside [0, n), sides of different lengths; TypeError from the
 *         functions on graphs for what is none
 * Source  counting sort: folklore, own code
 * Tested  csr.test.ts: against filtered lists of edges; verify: every program here builds one
 *
 * The arcs out of v are start[v] … start[v + 1] - 1, in the order of the input:
 *
 *   for (let arc = start[v]!; arc < start[v + 1]!; arc++) visit(head[arc]!, weights[edge[arc]!]!);
 *
 * Weights stay with the caller, in an array by the input's edge ids.
 */
import { shown } from "../io/shown";
import { smallInts } from "../sequence/small-ints";
export interface Csr {
  /** Number of vertices 0 … n - 1. */
  readonly n: number;
  /** Number of edges in the input. */
  readonly m: number;
  /** n + 1 offsets into head and edge. */
  readonly start: Int32Array;
  /** The vertex at the far end of each arc. */
  readonly head: Int32Array;
  /** The input's edge id of each arc, in [0, m). */
  readonly edge: Int32Array;
}

/** The directed graph with arcs from[e] → to[e]. O(n + m); RangeError for a bad endpoint, opened by `name`. */
export function csr(n: number, from: ArrayLike<number>, to: ArrayLike<number>, name = "csr"): Csr {
  const m = checkSize(name, n, from, to);
  const start = smallInts(n + 1);
  const head = smallInts(m);
  const edge = smallInts(m);
  for (let e = 0; e < m; e++) {
    const tail = from[e]!;
    const target = to[e]!;
    if (tail >>> 0 !== tail || tail >= n) throw badEndpoint(`${name}: from`, e, tail, n);
    if (target >>> 0 !== target || target >= n) throw badEndpoint(`${name}: to`, e, target, n);
    start[tail]!++;
  }
  addUp(start);
  for (let e = m - 1; e >= 0; e--) {
    const tail = from[e]!;
    const arc = start[tail]! - 1;
    start[tail] = arc;
    head[arc] = to[e]!;
    edge[arc] = e;
  }
  return { n, m, start, head, edge };
}

/**
 * The undirected graph with edges between a[e] and b[e]: arcs both ways share the edge id, and a
 * loop is two arcs. O(n + m); RangeError for a bad endpoint, opened by `name`.
 */
export function undirectedCsr(
  n: number,
  a: ArrayLike<number>,
  b: ArrayLike<number>,
  name = "undirectedCsr",
): Csr {
  const m = checkSize(name, n, a, b);
  const start = smallInts(n + 1);
  const head = smallInts(2 * m);
  const edge = smallInts(2 * m);
  for (let e = 0; e < m; e++) {
    const one = a[e]!;
    const other = b[e]!;
    if (one >>> 0 !== one || one >= n) throw badEndpoint(`${name}: a`, e, one, n);
    if (other >>> 0 !== other || other >= n) throw badEndpoint(`${name}: b`, e, other, n);
    start[one]!++;
    start[other]!++;
  }
  addUp(start);
  for (let e = m - 1; e >= 0; e--) {
    const one = a[e]!;
    const other = b[e]!;
    let arc = start[one]! - 1;
    start[one] = arc;
    head[arc] = other;
    edge[arc] = e;
    arc = start[other]! - 1;
    start[other] = arc;
    head[arc] = one;
    edge[arc] = e;
  }
  return { n, m, start, head, edge };
}

/** The same graph with every arc reversed and the same edge ids. O(n + m). */
export function reversedCsr(graph: Csr): Csr {
  const { n, m } = graph;
  const arcs = graph.head.length;
  const start = smallInts(n + 1);
  const head = smallInts(arcs);
  const edge = smallInts(arcs);
  for (let arc = 0; arc < arcs; arc++) start[graph.head[arc]!]!++;
  addUp(start);
  for (let v = n - 1; v >= 0; v--) {
    for (let arc = graph.start[v + 1]! - 1; arc >= graph.start[v]!; arc--) {
      const tail = graph.head[arc]!;
      const place = start[tail]! - 1;
      start[tail] = place;
      head[place] = v;
      edge[place] = graph.edge[arc]!;
    }
  }
  return { n, m, start, head, edge };
}

/** Refuses what is no graph, such as a number of vertices. */
export function checkGraph(graph: Csr, name: string): void {
  if (graph?.start instanceof Int32Array && graph.head instanceof Int32Array) return;
  throw new TypeError(`${name}: expected a graph of csr or undirectedCsr, got ${typeof graph}`);
}

/** Counts become the ends of the rows; filling from behind makes them the starts. */
function addUp(start: Int32Array): void {
  let sum = 0;
  for (let v = 0; v < start.length; v++) {
    sum += start[v]!;
    start[v] = sum;
  }
}

function checkSize(name: string, n: number, a: ArrayLike<number>, b: ArrayLike<number>): number {
  if (!Number.isInteger(n) || n < 0 || n >= 2 ** 30) {
    throw new RangeError(`${name}: n must be an integer in [0, 2^30), got ${shown(n)}`);
  }
  if (a.length !== b.length) {
    throw new RangeError(
      `${name}: both ends of the edges must be equally many, got ${a.length} and ${b.length}`,
    );
  }
  return a.length;
}

function badEndpoint(side: string, e: number, vertex: number, n: number): RangeError {
  const hint = vertex === n ? "; subtract 1 where the input counts from 1" : "";
  return new RangeError(`${side}[${e}] must be a vertex in [0, ${n}), got ${shown(vertex)}${hint}`);
}

/** Throws unless `vertex` is one of the graph; `name` opens the message: "dijkstra: source". */
export function checkVertex(graph: Csr, vertex: number, name: string): void {
  if (vertex >>> 0 !== vertex || vertex >= graph.n) {
    throw new RangeError(`${name} must be a vertex in [0, ${graph.n}), got ${shown(vertex)}`);
  }
}

/** Throws unless the graph has two arcs an edge, as from undirectedCsr. */
export function checkUndirected(graph: Csr, name: string): void {
  checkGraph(graph, name);
  if (graph.head.length !== 2 * graph.m) {
    throw new RangeError(
      `${name}: expected a graph of undirectedCsr, got ${graph.head.length} arcs for ${graph.m} edges`,
    );
  }
}

/** Throws unless there is one weight an edge. */
export function checkWeights(graph: Csr, weights: ArrayLike<number>, name: string): void {
  checkGraph(graph, name);
  if (weights.length !== graph.m) {
    throw new RangeError(`${name}: expected ${graph.m} weights, got ${weights.length}`);
  }
}
