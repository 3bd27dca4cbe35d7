/**
 * pathTo: the vertices of a path, read backwards from the predecessors that a search leaves.
 *
 * Time    O(length of the path)
 * Space   the path
 * Limits  before[v] is the vertex before v, v itself at a source, -1 where no path leads
 * Errors  RangeError for a vertex outside, and where the predecessors run in a circle
 * Source  folklore, own code
 * Tested  path-to.test.ts: hand-made arrays, 10^6 vertices; verify: with dijkstra, library-checker
 *         shortest_path
 */
export function pathTo(before: Int32Array, vertex: number): number[] {
  if (vertex >>> 0 !== vertex || vertex >= before.length) {
    throw new RangeError(`pathTo: vertex must be in [0, ${before.length}), got ${vertex}`);
  }
  const path: number[] = [];
  if (before[vertex]! < 0) return path;
  let at = vertex;
  for (;;) {
    path.push(at);
    const next = before[at]!;
    if (next === at) return path.reverse();
    if (path.length === before.length) {
      throw new RangeError(`pathTo: the predecessors of ${vertex} never reach a source`);
    }
    at = next;
  }
}
