/**
 * treeIsomorphism: whether two trees differ only in the names of their vertices.
 *
 * Use     treeIsomorphism(graph, graph)
 * Time    O(n log n), O(n) expected where no vertex has many children
 * Space   40 bytes a vertex
 * Limits  those of rootedTree
 * Errors  RangeError if a graph is not a tree
 * Source  A. V. Aho, J. E. Hopcroft, J. D. Ullman, The Design and Analysis of Computer Algorithms
 *         (1974), section 3.2; lists of children hashed and compared in full, so no wrong answer
 * Tested  tree-isomorphism.test.ts: against all permutations, a path of 10^5;
 *         verify: Library Checker rooted_tree_isomorphism_classification
 */
import type { Csr } from "../graph/csr";
import { type RootedTree, rootedTree } from "./rooted-tree";

export interface SubtreeClasses {
  readonly count: number;
  /** Vertices have the same number in [0, count) if and only if their subtrees are isomorphic. */
  readonly classOf: Int32Array;
}

/** Classes of the subtrees of a rooted tree, a child's below its parent's. O(n log n) at worst. */
export function subtreeClasses(tree: RootedTree): SubtreeClasses {
  const { n, order, place, parent } = tree;
  // Vertices by their places: what belongs to a subtree stands side by side.
  const up = new Int32Array(n);
  const start = new Int32Array(n + 1); // the children of the vertex at i: start[i] … start[i + 1] - 1
  for (let at = 1; at < n; at++) {
    up[at] = place[parent[order[at]!]!]!;
    start[up[at]! + 1]!++;
  }
  for (let at = 0; at < n; at++) start[at + 1]! += start[at]!;
  const filled = start.slice(0, n);
  const children = new Int32Array(n); // their classes
  const classOf = new Int32Array(n);
  const table = new ListClasses(children, start);
  for (let at = n - 1; at >= 0; at--) {
    sortShort(children, start[at]!, start[at + 1]!);
    const listClass = table.classOf(at);
    classOf[order[at]!] = listClass;
    if (at > 0) children[filled[up[at]!]!++] = listClass;
  }
  return { count: table.count, classOf };
}

/** Numbers for different lists: list i is values[start[i]] … values[start[i + 1] - 1]. */
class ListClasses {
  count = 0;
  readonly values: Int32Array;
  readonly start: Int32Array;
  readonly first: Int32Array; // a list of each class
  readonly hashes: Int32Array;
  readonly table: Int32Array; // classes by hash, linear probing

  constructor(values: Int32Array, start: Int32Array) {
    const n = start.length - 1;
    this.values = values;
    this.start = start;
    this.first = new Int32Array(n);
    this.hashes = new Int32Array(n);
    this.table = new Int32Array(2 ** Math.ceil(Math.log2(2 * n))).fill(-1);
  }

  classOf(list: number): number {
    const { values, start, first, hashes, table } = this;
    let hash = 0x9e3779b9 | 0;
    for (let i = start[list]!, end = start[list + 1]!; i < end; i++) {
      hash = Math.imul(hash ^ values[i]!, 0x85ebca6b);
      hash ^= hash >>> 15;
    }
    hash = Math.imul(hash, 0xc2b2ae35);
    const mask = table.length - 1;
    let slot = (hash ^ (hash >>> 13)) & mask;
    for (; table[slot] !== -1; slot = (slot + 1) & mask) {
      const candidate = table[slot]!;
      if (hashes[candidate] === hash && this.isSame(first[candidate]!, list)) return candidate;
    }
    table[slot] = this.count;
    first[this.count] = list;
    hashes[this.count] = hash;
    return this.count++;
  }

  private isSame(one: number, other: number): boolean {
    const { values, start } = this;
    const length = start[one + 1]! - start[one]!;
    if (start[other + 1]! - start[other]! !== length) return false;
    for (let i = 0; i < length; i++) {
      if (values[start[one]! + i] !== values[start[other]! + i]) return false;
    }
    return true;
  }
}

/** Sorts values[from … to - 1], by insertion if they are few, as most lists are. */
function sortShort(values: Int32Array, from: number, to: number): void {
  if (to - from > 24) {
    values.subarray(from, to).sort();
    return;
  }
  for (let end = from + 1; end < to; end++) {
    const value = values[end]!;
    let at = end;
    for (; at > from && values[at - 1]! > value; at--) values[at] = values[at - 1]!;
    values[at] = value;
  }
}

/** Whether two undirected trees, without roots, are isomorphic. O(n log n). */
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
    const { classOf } = subtreeClasses(joined(first, second, parents));
    if (classOf[1 + a[0]!] === classOf[1 + n + centre]) return true;
  }
  return false;
}

/** Only what subtreeClasses needs of the tree with both under vertex 0: order, places and parents. */
function joined(first: RootedTree, second: RootedTree, parents: Int32Array): RootedTree {
  const { n } = first;
  const order = new Int32Array(2 * n + 1);
  for (let at = 0; at < n; at++) {
    order[1 + at] = 1 + first.order[at]!;
    order[1 + n + at] = 1 + n + second.order[at]!;
  }
  const place = new Int32Array(2 * n + 1);
  order.forEach((v, at) => {
    place[v] = at;
  });
  return { ...first, n: 2 * n + 1, root: 0, order, place, parent: parents };
}

/** The middle one or two vertices of the longest paths. */
function centres(graph: Csr): number[] {
  const { n, start, head } = graph;
  rootedTree(graph, 0, "treeIsomorphism"); // refuses what is not a tree
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
