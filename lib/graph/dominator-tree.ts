/**
 * dominatorTree: for each vertex the last other vertex that every path from the root to it must pass.
 *
 * Use     const before = dominatorTree(arcs, root)
 * Time    O(m log n)
 * Space   28 bytes a vertex, and the reversed graph
 * Limits  those of Csr
 * Errors  RangeError for a root outside the graph
 * Source  T. Lengauer, R. Tarjan, ACM TOPLAS 1 (1979), 121: semidominators; the last step as in
 *         L. Georgiadis, Princeton TR-737-05 (2005): "semi-NCA"; own code
 * Tested  dominator-tree.test.ts: against leaving out each vertex; verify: library-checker
 *         dominatortree
 */
import { type Csr, checkGraph, checkVertex, reversedCsr } from "./csr";

/** The immediate dominator of each vertex; the root's is itself, -1 where no path leads. */
export function dominatorTree(graph: Csr, root: number): Int32Array {
  checkGraph(graph, "dominatorTree");
  checkVertex(graph, root, "dominatorTree: root");
  const { n, start, head } = graph;
  // Preorder numbers of a depth-first search; from here on vertices go by them.
  const number = new Int32Array(n).fill(-1);
  const vertex = new Int32Array(n);
  const parent = new Int32Array(n);
  const next = start.slice(0, n);
  const path = new Int32Array(n);
  let size = 1;
  let depth = 0;
  number[root] = 0;
  vertex[0] = root;
  path[0] = root;
  while (depth >= 0) {
    const v = path[depth]!;
    const arc = next[v]!;
    if (arc === start[v + 1]) {
      depth--;
      continue;
    }
    next[v] = arc + 1;
    const target = head[arc]!;
    if (number[target]! >= 0) continue;
    number[target] = size;
    vertex[size] = target;
    parent[size++] = number[v]!;
    path[++depth] = target;
  }
  const semi = new Int32Array(size); // the least number that reaches a vertex through larger ones
  const best = new Int32Array(size); // of least semi on the compressed way up
  const up = parent.slice(0, size); // compressed as it is climbed
  const stack = path;
  const { start: into, head: tail } = reversedCsr(graph);
  for (let w = 0; w < size; w++) semi[w] = best[w] = w;
  for (let w = size - 1; w > 0; w--) {
    let least = semi[w]!;
    const v = vertex[w]!;
    for (let arc = into[v]!, end = into[v + 1]!; arc < end; arc++) {
      const u = number[tail[arc]!]!;
      if (u < 0) continue;
      // Numbers above w are linked to their parents; the climb ends at the first one that is not.
      let top = 0;
      let at = u;
      while (up[at]! > w) {
        stack[top++] = at;
        at = up[at]!;
      }
      while (top > 0) {
        const below = stack[--top]!;
        const above = up[below]!;
        if (semi[best[above]!]! < semi[best[below]!]!) best[below] = best[above]!;
        up[below] = up[above]!;
      }
      const candidate = semi[best[u]!]!; // u itself where u is not above w
      if (candidate < least) least = candidate;
    }
    semi[w] = least;
  }
  const idom = new Int32Array(n).fill(-1);
  idom[root] = root;
  // The nearest common ancestor, in the tree built so far, of the parent and the semidominator.
  for (let w = 1; w < size; w++) {
    let at = parent[w]!;
    while (at > semi[w]!) at = up[at]!;
    up[w] = at;
    idom[vertex[w]!] = vertex[at]!;
  }
  return idom;
}
