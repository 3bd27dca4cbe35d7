/**
 * minimumDiameterTree: a spanning tree of an undirected graph whose longest path is as short as possible.
 *
 * Use     const { diameter, edges } = minimumDiameterTree(n, from, to, weights)
 * Time    O(n m log n + n² log n): n = m = 2000 in about 1 s
 * Space   8 n² bytes
 * Limits  n in [1, 2^13]; a connected graph; weights ≥ 0 whose sum is an integer below 2^51
 * Errors  RangeError for a bad n, endpoint or weight, arrays of different lengths, a graph that is not
 *         connected
 * Source  the shortest paths from an absolute centre: O. Kariv, S. Hakimi, SIAM J. Appl. Math. 37 (1979),
 *         513; R. Hassin, A. Tamir, Information Processing Letters 53 (1995), 109; own code
 * Tested  minimum-diameter-tree.test.ts: against all spanning trees; verify: library-checker
 *         minimum_diameter_spanning_tree
 *
 * The centre is the point, at a vertex or on an edge, whose furthest vertex is nearest.
 */
import { argsort } from "../sequence/radix-sort";
import { type Csr, undirectedCsr } from "./csr";
import { dijkstra } from "./dijkstra";

export interface DiameterTree {
  readonly diameter: number;
  /** The n - 1 ids of its edges, ascending. */
  readonly edges: Int32Array;
}

export function minimumDiameterTree(
  n: number,
  a: ArrayLike<number>,
  b: ArrayLike<number>,
  weights: ArrayLike<number>,
): DiameterTree {
  if (!Number.isInteger(n) || n < 1 || n > 2 ** 13) {
    throw new RangeError(`minimumDiameterTree: n must be in [1, 2^13], got ${n}`);
  }
  const graph = undirectedCsr(n, a, b, "minimumDiameterTree");
  const centre = absoluteCentre(graph, a, weights);
  if (centre === undefined) return { diameter: 0, edges: new Int32Array(0) };
  // The centre is one more vertex, with edges m and m + 1 to the ends of its edge. Twice all weights, so
  // that they are integers.
  const { m } = graph;
  const { at, fromA, diameter } = centre;
  const doubled = Float64Array.from({ length: m + 2 }, (_, e) => 2 * weights[e]!);
  doubled[m] = fromA;
  doubled[m + 1] = doubled[at]! - fromA;
  const withCentre = undirectedCsr(
    n + 1,
    [...Array.from(a), n, n],
    [...Array.from(b), a[at]!, b[at]!],
  );
  const { edge } = dijkstra(withCentre, doubled, n);
  const used = edge.subarray(0, n).filter((e) => e < m);
  const edges = used.length === n - 1 ? used : Int32Array.of(...used, at);
  return { diameter, edges: edges.sort() };
}

/**
 * The best point: the edge it is on, twice its distance from a[edge], and the diameter of the tree, which
 * is twice the distance of its furthest vertex. Undefined for a single vertex.
 */
function absoluteCentre(graph: Csr, a: ArrayLike<number>, weights: ArrayLike<number>) {
  const { n, start, head, edge } = graph;
  const distances = Array.from({ length: n }, (_, v) => dijkstra(graph, weights, v).distance);
  if (distances[0]!.some((distance) => distance === Infinity)) {
    throw new RangeError("minimumDiameterTree: the graph must be connected");
  }
  let best: { at: number; fromA: number; diameter: number } | undefined;
  for (let v = 0; v < n; v++) {
    const near = distances[v]!;
    const order = argsort(near);
    for (let arc = start[v]!; arc < start[v + 1]!; arc++) {
      const at = edge[arc]!;
      if (head[arc] === v) continue;
      const far = distances[head[arc]!]!;
      // As the point moves from v to the other end, vertices furthest from v are reached from there.
      let last = order[n - 1]!;
      let diameter = 2 * near[last]!;
      let fromV = 0;
      for (let i = n - 2; i >= 0; i--) {
        const next = order[i]!;
        if (far[next]! <= far[last]!) continue;
        const length = near[next]! + weights[at]! + far[last]!;
        if (length < diameter) {
          diameter = length;
          fromV = far[last]! + weights[at]! - near[next]!;
        }
        last = next;
      }
      if (best !== undefined && diameter >= best.diameter) continue;
      const fromA = a[at] === v ? fromV : 2 * weights[at]! - fromV;
      best = { at, fromA, diameter };
    }
  }
  return best;
}
