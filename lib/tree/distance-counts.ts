/**
 * distanceCounts: how many pairs of vertices of a tree have each distance.
 *
 * Use     distanceCounts(graph)
 * Time    O(n log² n)
 * Space   60 bytes a vertex
 * Limits  n in [1, 2^22]
 * Errors  RangeError if the graph is not a tree, or too large
 * Source  centroid decomposition with one square of a polynomial a part: folklore, own code
 * Tested  distance-counts.test.ts: against a search from each vertex; verify: Library Checker
 *         frequency_table_of_tree_distance
 */
import { type Csr, checkUndirected } from "../graph/csr";
import { convolutionExact } from "../polynomial/convolution-exact";
import { centroidDecomposition } from "./centroid-decomposition";

/** Place d has the number of unordered pairs d edges apart, for 0 < d < n; place 0 has n. */
export function distanceCounts(graph: Csr): Float64Array {
  checkUndirected(graph, "distanceCounts");
  const { n, start, head } = graph;
  if (n > 2 ** 22) throw new RangeError(`distanceCounts: n must be at most 2^22, got ${n}`);
  const { level, order } = centroidDecomposition(graph, "distanceCounts");
  const counts = new Float64Array(n + 1); // ordered pairs first
  const queue = new Int32Array(n);
  const from = new Int32Array(n);
  const distance = new Int32Array(n);
  const branch = new Int32Array(n + 1); // vertices by distance from the centroid
  const part = new Int32Array(n + 1);
  for (const centroid of order) {
    let deepest = 0;
    part[0] = 1;
    for (let arc = start[centroid]!; arc < start[centroid + 1]!; arc++) {
      const child = head[arc]!;
      if (level[child]! < level[centroid]!) continue;
      let put = 1;
      queue[0] = child;
      from[child] = centroid;
      distance[child] = 1;
      for (let taken = 0; taken < put; taken++) {
        const v = queue[taken]!;
        branch[distance[v]!]!++;
        for (let next = start[v]!; next < start[v + 1]!; next++) {
          const w = head[next]!;
          if (w === from[v] || level[w]! < level[centroid]!) continue;
          from[w] = v;
          distance[w] = distance[v]! + 1;
          queue[put++] = w;
        }
      }
      const depth = distance[queue[put - 1]!]!;
      addSquare(counts, branch, depth, -1);
      for (let d = 1; d <= depth; d++) part[d]! += branch[d]!;
      branch.fill(0, 1, depth + 1);
      if (depth > deepest) deepest = depth;
    }
    addSquare(counts, part, deepest, 1);
    part.fill(0, 0, deepest + 1);
  }
  for (let d = 1; d < n; d++) counts[d]! /= 2;
  return counts.subarray(0, n);
}

/** Adds sign times the square of the polynomial of this degree. */
function addSquare(counts: Float64Array, terms: Int32Array, degree: number, sign: number): void {
  if (degree > FEW) {
    const factor = terms.slice(0, degree + 1);
    const sums = convolutionExact(factor, factor);
    const end = Math.min(sums.length, counts.length); // what lies behind is 0 once all is added
    for (let d = 0; d < end; d++) counts[d]! += sign * sums[d]!;
    return;
  }
  for (let i = 0; i <= degree; i++) {
    const times = sign * terms[i]!;
    if (times === 0) continue;
    const end = Math.min(degree, counts.length - 1 - i);
    for (let j = 0; j <= end; j++) counts[i + j]! += times * terms[j]!;
  }
}

const FEW = 100; // below it the sums term by term are faster than two transforms
