/**
 * FunctionalGraph: the cycles of a graph with one arc out of every vertex, and the distance of each vertex
 * from its cycle.
 *
 * Use     const { count, cycle, depth, root, length } = functionalGraph([1, 2, 1])
 * Time    O(n)
 * Space   20 bytes a vertex
 * Limits  those of an Int32Array
 * Errors  RangeError for a next vertex outside [0, n)
 * Source  folklore, own code
 * Tested  programs.test.ts: against functional-graph.twin.ts; functional-graph.test.ts; verify: Codeforces
 *         711D
 */
export interface FunctionalGraph {
  /** How many cycles there are: as many as components. */
  readonly count: number;
  /** The cycle that each vertex runs into, in [0, count). */
  readonly cycle: Int32Array;
  /** Steps from each vertex to the first one on its cycle; 0 on the cycle. */
  readonly depth: Int32Array;
  /** That first vertex on the cycle. */
  readonly root: Int32Array;
  /** Vertices of each cycle. */
  readonly length: Int32Array;
}

/** next[v] is the vertex after v. */
export function functionalGraph(next: ArrayLike<number>): FunctionalGraph {
  const n = next.length;
  const cycle = new Int32Array(n).fill(-1);
  const depth = new Int32Array(n);
  const root = new Int32Array(n);
  const length: number[] = [];
  const path = new Int32Array(n);
  for (let first = 0; first < n; first++) {
    // To a vertex that is known, or that this walk has met: PATH - its place.
    let steps = 0;
    let v = first;
    while (cycle[v] === -1) {
      cycle[v] = PATH - steps;
      path[steps++] = v;
      const after = next[v]!;
      if (after >>> 0 !== after || after >= n) {
        throw new RangeError(`functionalGraph: next[${v}] must be in [0, ${n}), got ${after}`);
      }
      v = after;
    }
    let left = steps;
    if (cycle[v]! <= PATH) {
      left = PATH - cycle[v]!;
      for (let at = left; at < steps; at++) {
        cycle[path[at]!] = length.length;
        root[path[at]!] = path[at]!;
      }
      length.push(steps - left);
    }
    for (let at = left - 1; at >= 0; at--) {
      const u = path[at]!;
      cycle[u] = cycle[v]!;
      root[u] = root[v]!;
      depth[u] = depth[v]! + 1;
      v = u;
    }
  }
  return { count: length.length, cycle, depth, root, length: Int32Array.from(length) };
}

const PATH = -2;
