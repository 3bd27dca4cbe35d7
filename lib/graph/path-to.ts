/**
 * pathTo: the vertices of a path, read backwards from the predecessors that a search leaves.
 *
 * Use     pathTo(dijkstra(graph, weights, source).before, target)
 * Time    O(length of the path)
 * Space   4 to 8 bytes a vertex of the path, at least 64
 * Limits  before[v] is the vertex before v, v itself at a source, -1 where no path leads
 * Errors  RangeError for a vertex outside, and where the predecessors run in a circle, to -1 or outside
 * Source  folklore, own code
 * Tested  path-to.test.ts: every length up to 70, 10^5 vertices; verify: with dijkstra, library-checker
 *         shortest_path
 */
export function pathTo(before: Int32Array, vertex: number): Int32Array {
  const n = before.length;
  if (vertex >>> 0 !== vertex || vertex >= n) {
    throw new RangeError(`pathTo: vertex must be in [0, ${n}), got ${vertex}`);
  }
  // Filled from its end, so that one walk will do: a path may be scattered all over the memory.
  let path = new Int32Array(16);
  let first = path.length;
  let at = vertex;
  let next = before[at]!;
  if (next < 0) return path.subarray(first);
  for (;;) {
    if (first === 0) {
      if (path.length >= n) {
        throw new RangeError(`pathTo: the predecessors of ${vertex} never reach a source`);
      }
      first = path.length;
      const longer = new Int32Array(2 * first);
      longer.set(path, first);
      path = longer;
    }
    path[--first] = at;
    if (next === at) return path.subarray(first);
    at = next;
    next = before[at]!;
    if (next >>> 0 >= n) {
      throw new RangeError(
        `pathTo: before[${at}] must be a vertex in [0, ${n}), at a source ${at} itself, got ${next}`,
      );
    }
  }
}
