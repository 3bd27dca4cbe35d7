/**
 * VirtualTree: the part of a tree that some vertices span, with paths without branches as edges.
 *
 * Use     const { vertices, parent } = virtualTree(new LowestCommonAncestor(tree), [1, 2])
 * Time    O(k log k) for k vertices, whatever the size of the tree
 * Space   32 bytes a vertex given
 * Limits  k in [1, 2^29]; the same vertex may be given twice
 * Errors  RangeError for no vertex or one outside
 * Source  folklore ("auxiliary tree", "compressed tree"), own code
 * Tested  programs.test.ts: against walks; virtual-tree.test.ts: a path of 10^5; verify: Codeforces 613D
 *
 * It consists of the given vertices and the lowest common ancestors of all pairs: at most 2 k - 1
 * vertices.
 */
import { smallInts } from "../sequence/small-ints";
import type { LowestCommonAncestor } from "./lowest-common-ancestor";

export interface VirtualTree {
  /** The tree's vertices, in preorder: the root first, parents before their children. */
  readonly vertices: Int32Array;
  /** parent[i] = index in vertices of the parent of vertices[i]; -1 for the root, which is vertices[0]. */
  readonly parent: Int32Array;
}

export function virtualTree(
  ancestors: LowestCommonAncestor,
  given: ArrayLike<number>,
): VirtualTree {
  const { n, place, order } = ancestors.tree;
  const k = given.length;
  if (k < 1) throw new RangeError("virtualTree: expected at least one vertex");
  const places = smallInts(2 * k - 1);
  for (let i = 0; i < k; i++) {
    const v = given[i]!;
    if (v >>> 0 !== v || v >= n) {
      throw new RangeError(`virtualTree: vertices must be in [0, ${n}), got ${v}`);
    }
    places[i] = place[v]!;
  }
  places.subarray(0, k).sort();
  for (let i = 1; i < k; i++) {
    places[k + i - 1] = place[ancestors.of(order[places[i - 1]!]!, order[places[i]!]!)]!;
  }
  places.sort();
  let count = 1;
  for (let i = 1; i < places.length; i++) {
    if (places[i] !== places[i - 1]) places[count++] = places[i]!;
  }
  const vertices = smallInts(count);
  const parent = smallInts(count).fill(-1);
  for (let i = 0; i < count; i++) vertices[i] = order[places[i]!]!;
  for (let i = 1; i < count; i++) {
    // The parent is the lowest common ancestor with the vertex before: an ancestor of that vertex.
    const up = ancestors.of(vertices[i - 1]!, vertices[i]!);
    let at = i - 1;
    while (vertices[at] !== up) at = parent[at]!;
    parent[i] = at;
  }
  return { vertices, parent };
}
