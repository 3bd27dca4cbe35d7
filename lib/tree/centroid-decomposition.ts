/**
 * centroidDecomposition: a tree split at its centroid, the parts at theirs, and so on, log2 n deep.
 *
 * Use     const { level, parent, order } = centroidDecomposition(graph)
 * Time    O(n log n)
 * Space   24 bytes a vertex
 * Limits  n in [1, 2^30); levels are at most log2 n
 * Errors  RangeError if the graph is not a tree
 * Source  C. Jordan, J. reine angew. Math. 70 (1869), 185-190; own code
 * Tested  centroid-decomposition.test.ts: sizes of all parts, a path of 10^5; verify: CSES 2080
 *
 * The part of a centroid c is what c reaches over vertices of a greater level. Every path of the tree lies
 * in the part of exactly one centroid on it, the one of least level: count it there.
 */
import type { Csr } from "../graph/csr";
import { rootedTree } from "./rooted-tree";

export interface Centroids {
  /** 0 for the first centroid, more for those of its parts. */
  readonly level: Int32Array;
  /** The centroid of the part that this one's part was split from; -1 for the first. */
  readonly parent: Int32Array;
  /** All vertices, each before those of its part. */
  readonly order: Int32Array;
}

export function centroidDecomposition(graph: Csr, name = "centroidDecomposition"): Centroids {
  // From now on sizes within the vertex's part.
  const { n, root, parent: up, size } = rootedTree(graph, 0, name);
  const { start, head } = graph;
  const level = new Int32Array(n).fill(-1);
  const parent = new Int32Array(n);
  const order = new Int32Array(n);
  // Parts wait as their highest vertex in the rooted tree, beside the centroid that cut them off.
  const stack = new Int32Array(n);
  const cutBy = new Int32Array(n).fill(-1);
  let open = 1;
  let count = 0;
  stack[0] = root;
  while (open > 0) {
    const top = stack[--open]!;
    const half = size[top]! >> 1;
    let centroid = top;
    for (let next = top; next !== -1; ) {
      centroid = next;
      next = -1;
      for (let arc = start[centroid]!; arc < start[centroid + 1]!; arc++) {
        const child = head[arc]!;
        if (up[child] !== centroid || level[child] !== -1 || size[child]! <= half) continue;
        next = child;
        break;
      }
    }
    const before = cutBy[top]!;
    level[centroid] = before === -1 ? 0 : level[before]! + 1;
    parent[centroid] = before;
    order[count++] = centroid;
    for (let v = centroid; v !== top; v = up[v]!) size[up[v]!]! -= size[centroid]!;
    for (let arc = start[centroid]!; arc < start[centroid + 1]!; arc++) {
      const child = head[arc]!;
      if (up[child] !== centroid || level[child] !== -1) continue;
      cutBy[child] = centroid;
      stack[open++] = child;
    }
    if (centroid !== top) {
      cutBy[top] = centroid;
      stack[open++] = top;
    }
  }
  return { level, parent, order };
}
