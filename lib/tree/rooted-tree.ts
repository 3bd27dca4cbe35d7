/**
 * RootedTree: a tree hung from a root: preorder, parents, depths and sizes of subtrees.
 *
 * Use     const { order, parent, depth, size } = rootedTree(graph, root)
 * Time    O(n)
 * Space   24 bytes a vertex
 * Limits  n in [1, 2^30)
 * Errors  RangeError if the graph is no undirected tree, for a root outside, for parents that form no tree
 * Source  folklore, own code
 * Tested  rooted-tree.test.ts: against a recursive walk, a path of 10^5;
 *         verify: Library Checker vertex_add_subtree_sum
 *
 * The subtree of v is order[place[v]] … order[place[v] + size[v] - 1]: a range of places. Children
 * come after their parents in order, so one pass backwards adds up subtrees:
 *
 *   for (let at = n - 1; at > 0; at--) sum[parent[order[at]!]!]! += sum[order[at]!]!;
 */

import { type Csr, checkUndirected, csr } from "../graph/csr";
import { shown } from "../io/shown";

export interface RootedTree {
  readonly n: number;
  readonly root: number;
  /** The vertices in preorder. */
  readonly order: Int32Array;
  /** Where a vertex stands in order. */
  readonly place: Int32Array;
  /** -1 for the root. */
  readonly parent: Int32Array;
  /** The id of the edge to the parent, -1 for the root. */
  readonly parentEdge: Int32Array;
  /** Edges up to the root. */
  readonly depth: Int32Array;
  /** Vertices in the subtree, the vertex included. */
  readonly size: Int32Array;
}

/** The undirected tree hung from `root`, or from vertex 0. O(n). */
export function rootedTree(graph: Csr, root = 0, name = "rootedTree"): RootedTree {
  checkUndirected(graph, name);
  const { n, m } = graph;
  if (root >>> 0 !== root || root >= n) {
    throw new RangeError(`${name}: root must be in [0, ${n}), got ${root}`);
  }
  if (m !== n - 1) {
    const hint = m < n - 1 ? "; join each tree of a forest to one more vertex, the root" : "";
    throw new RangeError(`${name}: ${n} vertices need ${n - 1} edges, got ${m}${hint}`);
  }
  return walk(graph, root, name);
}

/** The tree with these parents, -1 for the root; a vertex's number is the id of its edge up. O(n). */
export function treeOfParents(parents: ArrayLike<number>, name = "treeOfParents"): RootedTree {
  const n = parents.length;
  const up = new Int32Array(n);
  const edgeUp = new Int32Array(n);
  let root = -1;
  for (let v = 0; v < n; v++) {
    up[v] = parents[v]!;
    edgeUp[v] = v;
    if (up[v] !== parents[v] || up[v]! < -1 || up[v]! >= n || (up[v] === -1 && root !== -1)) {
      throw new RangeError(
        `${name}: expected one root -1 and parents in [0, ${n}), got ${shown(parents[v])} at ${v}`,
      );
    }
    if (up[v] === -1) root = v;
  }
  if (root === -1) throw new RangeError(`${name}: no parent is -1`);
  if (up.every((parent, v) => parent < v)) return treeInOrder(up, edgeUp);
  up[root] = root; // a loop, which the walk does not follow
  return walk(csr(n, up, edgeUp), root, name);
}

/** Every parent is smaller than its children: no graph is needed. */
function treeInOrder(parent: Int32Array, parentEdge: Int32Array): RootedTree {
  const n = parent.length;
  const size = new Int32Array(n).fill(1);
  for (let v = n - 1; v > 0; v--) size[parent[v]!]! += size[v]!;
  const order = new Int32Array(n);
  const place = new Int32Array(n);
  const depth = new Int32Array(n);
  const next = new Int32Array(n).fill(1); // where the next child's subtree starts
  for (let v = 1; v < n; v++) {
    const up = parent[v]!;
    const at = next[up]!;
    next[up] = at + size[v]!;
    next[v] = at + 1;
    place[v] = at;
    order[at] = v;
    depth[v] = depth[up]! + 1;
  }
  parentEdge[0] = -1;
  return { n, root: 0, order, place, parent, parentEdge, depth, size };
}

function walk(graph: Csr, root: number, name: string): RootedTree {
  const { n, start, head, edge } = graph;
  const order = new Int32Array(n);
  const place = new Int32Array(n);
  const parent = new Int32Array(n).fill(-1);
  const parentEdge = new Int32Array(n).fill(-1);
  const depth = new Int32Array(n);
  const size = new Int32Array(n).fill(1);
  const stack = new Int32Array(n);
  stack[0] = root;
  let open = 1;
  let count = 0;
  while (open > 0) {
    const v = stack[--open]!;
    place[v] = count;
    order[count++] = v;
    const up = parent[v]!;
    const below = depth[v]! + 1;
    for (let arc = start[v]!; arc < start[v + 1]!; arc++) {
      const w = head[arc]!;
      if (w === up || w === v) continue;
      if (parent[w] !== -1 || w === root) throw notTree(n, name); // a cycle: w was reached before
      parent[w] = v;
      parentEdge[w] = edge[arc]!;
      depth[w] = below;
      stack[open++] = w;
    }
  }
  if (count !== n) throw notTree(n, name);
  for (let at = n - 1; at > 0; at--) size[parent[order[at]!]!]! += size[order[at]!]!;
  return { n, root, order, place, parent, parentEdge, depth, size };
}

function notTree(n: number, name: string): RangeError {
  return new RangeError(`${name}: the ${n} vertices and their edges are not a tree`);
}
