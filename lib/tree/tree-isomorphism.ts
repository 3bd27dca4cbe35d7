/**
 * treeIsomorphism: whether two trees differ only in the names of their vertices.
 *
 * Time    O(n) expected
 * Space   40 bytes a vertex
 * Limits  those of rootedTree
 * Errors  RangeError if a graph is not a tree
 * Source  A. V. Aho, J. E. Hopcroft, J. D. Ullman, The Design and Analysis of Computer Algorithms
 *         (1974), section 3.2; lists of children hashed and compared in full, so no wrong answer
 * Tested  tree-isomorphism.test.ts: against all permutations, a path of 10^6;
 *         verify: Library Checker rooted_tree_isomorphism_classification
 */
import type { Csr } from "../graph/csr";
import { type RootedTree, rootedTree } from "./rooted-tree";

export interface SubtreeClasses {
  readonly count: number;
  /** Vertices have the same number in [0, count) if and only if their subtrees are isomorphic. */
  readonly classOf: Int32Array;
}

/** Classes of the subtrees of a rooted tree, the lower ones first. O(n) expected. */
export function subtreeClasses(tree: RootedTree): SubtreeClasses {
  const { n, order, parent } = tree;
  const height = new Int32Array(n);
  const start = new Int32Array(n + 1); // children of v: start[v] … start[v + 1] - 1
  for (let at = n - 1; at > 0; at--) {
    const v = order[at]!;
    const up = parent[v]!;
    start[up]!++;
    if (height[v]! >= height[up]!) height[up] = height[v]! + 1;
  }
  for (let v = 0, sum = 0; v <= n; v++) {
    const count = start[v]!;
    start[v] = sum;
    sum += count;
  }
  const filled = start.slice(0, n);
  const children = new Int32Array(n); // their classes, ascending, since lower ones come first
  const classOf = new Int32Array(n).fill(-1);
  const first = new Int32Array(n); // a vertex of each class
  const size = 2 ** Math.ceil(Math.log2(2 * n));
  const table = new Int32Array(size).fill(-1); // classes by hash, linear probing
  const level = byHeight(height);
  const hashes = new Int32Array(n); // by class
  let count = 0;
  const isSame = (v: number, w: number) => {
    const degree = start[v + 1]! - start[v]!;
    if (start[w + 1]! - start[w]! !== degree) return false;
    for (let i = 0; i < degree; i++) {
      if (children[start[v]! + i] !== children[start[w]! + i]) return false;
    }
    return true;
  };
  for (let from = 0; from < n; ) {
    let to = from;
    while (to < n && height[level[to]!] === height[level[from]!]) to++;
    const old = count;
    for (let at = from; at < to; at++) {
      const v = level[at]!;
      let hash = 0x9e3779b9;
      for (let i = start[v]!; i < start[v + 1]!; i++) {
        hash = Math.imul(hash ^ children[i]!, 0x85ebca6b);
        hash ^= hash >>> 15;
      }
      hash = Math.imul(hash, 0xc2b2ae35);
      let slot = (hash ^ (hash >>> 13)) & (size - 1);
      for (;;) {
        const known = table[slot]!;
        if (known === -1) {
          table[slot] = count;
          first[count] = v;
          hashes[count] = hash;
          classOf[v] = count++;
          break;
        }
        if (hashes[known] === hash && isSame(first[known]!, v)) {
          classOf[v] = known;
          break;
        }
        slot = (slot + 1) & (size - 1);
      }
    }
    for (const v of byClass(level.subarray(from, to), classOf, old, count)) {
      if (parent[v] !== -1) children[filled[parent[v]!]!++] = classOf[v]!;
    }
    from = to;
  }
  return { count, classOf };
}

/** Whether two undirected trees, without roots, are isomorphic. O(n) expected. */
export function treeIsomorphism(one: Csr, other: Csr): boolean {
  const [a, b] = [centres(one), centres(other)];
  if (one.n !== other.n || a.length !== b.length) return false;
  // Both hang from one root: a new vertex 0 above the first tree and above a copy of the second.
  const { n } = one;
  for (const centre of b) {
    const parents = new Int32Array(2 * n + 1);
    const [first, second] = [rootedTree(one, a[0]!), rootedTree(other, centre)];
    for (let v = 0; v < n; v++) {
      parents[1 + v] = 1 + first.parent[v]!;
      parents[1 + n + v] = second.parent[v] === -1 ? 0 : 1 + n + second.parent[v]!;
    }
    parents[0] = -1;
    const { classOf } = subtreeClasses(joined(first, second, parents));
    if (classOf[1 + a[0]!] === classOf[1 + n + centre]) return true;
  }
  return false;
}

/** Only what subtreeClasses needs of the tree with both under vertex 0: order and parents. */
function joined(first: RootedTree, second: RootedTree, parents: Int32Array): RootedTree {
  const { n } = first;
  const order = new Int32Array(2 * n + 1);
  for (let at = 0; at < n; at++) {
    order[1 + at] = 1 + first.order[at]!;
    order[1 + n + at] = 1 + n + second.order[at]!;
  }
  return { ...first, n: 2 * n + 1, root: 0, order, parent: parents };
}

/** The middle one or two vertices of the longest paths. */
function centres(graph: Csr): number[] {
  const { n, start, head } = graph;
  rootedTree(graph); // refuses what is not a tree
  const degree = new Int32Array(n);
  const queue = new Int32Array(n);
  let put = 0;
  for (let v = 0; v < n; v++) {
    degree[v] = start[v + 1]! - start[v]!;
    if (degree[v]! <= 1) queue[put++] = v;
  }
  let taken = 0;
  while (n - taken > 2) {
    for (const end = put; taken < end; taken++) {
      const v = queue[taken]!;
      for (let arc = start[v]!; arc < start[v + 1]!; arc++) {
        const w = head[arc]!;
        if (--degree[w]! === 1) queue[put++] = w;
      }
    }
  }
  return [...queue.subarray(taken, n)];
}

/** Vertices by ascending height. */
function byHeight(height: Int32Array): Int32Array {
  const end = new Int32Array(height.length + 1);
  for (const h of height) end[h]!++;
  for (let h = 1; h <= height.length; h++) end[h]! += end[h - 1]!;
  const sorted = new Int32Array(height.length);
  for (let v = height.length - 1; v >= 0; v--) sorted[--end[height[v]!]!] = v;
  return sorted;
}

/** The same vertices by ascending class, all classes in [from, to). */
function byClass(vertices: Int32Array, classOf: Int32Array, from: number, to: number): Int32Array {
  if (to - from <= 1) return vertices;
  const end = new Int32Array(to - from);
  for (const v of vertices) end[classOf[v]! - from]!++;
  for (let c = 1; c < end.length; c++) end[c]! += end[c - 1]!;
  const sorted = new Int32Array(vertices.length);
  for (const v of vertices) sorted[--end[classOf[v]! - from]!] = v;
  return sorted;
}
