/**
 * BellmanFord: shortest distances where weights may be negative, with a negative cycle if there is one;
 * minimumMeanCycle: the cycle of least weight an edge.
 *
 * Use     const { distance, cycle } = bellmanFord(arcs, weights, source); const least = minimumMeanCycle(arcs, weights);
 *         if (least) console.assert(least.sum / least.edges.length < 9)
 * Time    O(n · m) at worst; only vertices whose distance fell are scanned again. For the least mean some times as much
 * Space   32 bytes a vertex; for the least mean 16 bytes an edge
 * Limits  finite weights by edge id; distances are exact up to 2^53; a mean of integers is, if n² times the largest is
 * Errors  RangeError for a source outside, another number of weights, a weight that is not finite
 * Source  E. F. Moore (1959), R. Bellman (1958), L. Ford (1956); Newton's method for the mean; own code
 * Tested  bellman-ford.test.ts: against relaxation of all pairs, all cycles; verify: AOJ GRL_1_B
 */
import { shown } from "../io/shown";
import { type Csr, checkGraph, checkVertex, checkWeights } from "./csr";
import type { ShortestPaths } from "./dijkstra";
import { directedCycle } from "./directed-cycle";

export interface BellmanFord extends ShortestPaths {
  /** The edge ids of a negative cycle that the source reaches, in order; empty where there is none. */
  readonly cycle: Int32Array;
}

/** Distances are Infinity where no path leads, -Infinity where a negative cycle lies on one. */
export function bellmanFord(graph: Csr, weights: ArrayLike<number>, source: number): BellmanFord {
  checkGraph(graph, "bellmanFord");
  const { n, start, head, edge } = graph;
  checkVertex(graph, source, "bellmanFord: source");
  checkWeights(graph, weights, "bellmanFord");
  for (let e = 0; e < weights.length; e++) {
    if (!Number.isFinite(weights[e])) {
      throw new RangeError(`bellmanFord: weights[${e}] must be finite, got ${shown(weights[e])}`);
    }
  }
  const distance = new Float64Array(n).fill(Number.POSITIVE_INFINITY);
  const before = new Int32Array(n).fill(-1);
  const via = new Int32Array(n).fill(-1);
  const round = new Int32Array(n).fill(-1); // the last round for which the vertex was listed
  let current = new Int32Array(n);
  let following = new Int32Array(n);
  let size = 1;
  current[0] = source;
  distance[source] = 0;
  before[source] = source;
  // After r rounds no path of r arcs is shorter; in round n only negative cycles still change anything.
  for (let r = 0; r < n && size > 0; r++) {
    let put = 0;
    for (let i = 0; i < size; i++) {
      const v = current[i]!;
      const here = distance[v]!;
      for (let arc = start[v]!, end = start[v + 1]!; arc < end; arc++) {
        const target = head[arc]!;
        const length = here + weights[edge[arc]!]!;
        if (length >= distance[target]!) continue;
        distance[target] = length;
        before[target] = v;
        via[target] = edge[arc]!;
        if (round[target] === r) continue;
        round[target] = r;
        following[put++] = target;
      }
    }
    [current, following] = [following, current];
    size = put;
  }
  const cycle = size > 0 ? cycleBefore(current[0]!, before, via) : new Int32Array(0);
  // All vertices reached from those whose distance still fell.
  for (let i = 0; i < size; i++) distance[current[i]!] = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < size; i++) {
    const v = current[i]!;
    for (let arc = start[v]!, end = start[v + 1]!; arc < end; arc++) {
      const target = head[arc]!;
      if (distance[target] === Number.NEGATIVE_INFINITY) continue;
      distance[target] = Number.NEGATIVE_INFINITY;
      current[size++] = target;
    }
  }
  return { distance, before, edge: via, cycle };
}

/** A cycle with the least sum / edges.length, undefined without cycles: as long as another one is below, that one. */
export function minimumMeanCycle(
  graph: Csr,
  weights: ArrayLike<number>,
): { readonly sum: number; readonly edges: Int32Array } | undefined {
  checkGraph(graph, "minimumMeanCycle");
  checkWeights(graph, weights, "minimumMeanCycle");
  const { n, m, start, head, edge } = graph;
  const numbers = new Float64Array(weights);
  const arcs = head.length;
  // One more vertex, from which edges of id m lead to all others.
  const whole = {
    n: n + 1,
    m: m + 1,
    start: Int32Array.from({ length: n + 2 }, (_, v) => (v > n ? arcs + n : start[v]!)),
    head: Int32Array.from({ length: arcs + n }, (_, arc) => (arc < arcs ? head[arc]! : arc - arcs)),
    edge: Int32Array.from({ length: arcs + n }, (_, arc) => (arc < arcs ? edge[arc]! : m)),
  };
  const sumOf = (edges: Int32Array) => edges.reduce((sum, e) => sum + numbers[e]!, 0);
  let edges = directedCycle(graph)?.edges;
  if (!edges) return undefined;
  for (;;) {
    const [sum, count] = [sumOf(edges), edges.length];
    const above = numbers.map((weight) => weight * count - sum);
    const { cycle } = bellmanFord(whole, [...above, 0], n);
    // Rounding of fractions could make a cycle negative that is not below.
    if (cycle.length === 0 || sumOf(cycle) * count >= sum * cycle.length) return { sum, edges };
    edges = cycle;
  }
}

/** The negative cycle that the predecessors of a vertex lead to, if its distance fell in round n. */
function cycleBefore(vertex: number, before: Int32Array, via: Int32Array): Int32Array {
  let onCycle = vertex;
  for (let step = 0; step < before.length; step++) onCycle = before[onCycle]!;
  const edges: number[] = [];
  let v = onCycle;
  do {
    edges.push(via[v]!);
    v = before[v]!;
  } while (v !== onCycle);
  return Int32Array.from(edges.reverse());
}
