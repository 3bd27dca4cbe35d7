/**
 * pathMo: answers to queries on paths of a tree by adding and removing vertices, from one path to the next
 * ("Mo's algorithm on a tree").
 *
 * Use     let sum = 0;
 *         pathMo(tree, [0, 1], [2, 2], (v) => (sum += v), (v) => (sum -= v), (q) => console.assert(sum === (q ? 3 : 3)))
 * Time    O(n √q) calls of add and remove for q paths, known beforehand
 * Space   24 bytes a path, 20 bytes a vertex
 * Limits  n in [1, 2^29], q in [0, 2^26]. Values at edges: take that of the edge to the parent, and leave out
 *         the lowest common ancestor. A fold without inverse is PathFold
 * Errors  RangeError for ends of different number and for a vertex outside
 * Source  mo on the 2 n entries and exits of a walk through the tree: folklore, own code
 * Tested  programs.test.ts: against a search from one end; verify: SPOJ COT2
 *
 * A path from u to v, entered in this order, has the vertices that occur once in the walk from u's entry,
 * if u is above v, else from u's exit, to v's entry, and their lowest common ancestor.
 */
import { mo } from "../range/mo";
import { LowestCommonAncestor } from "./lowest-common-ancestor";
import type { RootedTree } from "./rooted-tree";

/**
 * Starts with no vertices, calls add(v) and remove(v), and calls answer(q) when exactly the vertices of the
 * path between us[q] and vs[q], both included, are in.
 */
export function pathMo(
  tree: RootedTree,
  us: ArrayLike<number>,
  vs: ArrayLike<number>,
  add: (v: number) => void,
  remove: (v: number) => void,
  answer: (query: number) => void,
): void {
  const { n, place, depth, size } = tree;
  const q = us.length;
  if (vs.length !== q) throw new RangeError(`pathMo: ${q} and ${vs.length} ends`);
  // Before v is entered, place[v] vertices are, and all but the depth[v] above it are left.
  const enter = (v: number) => 2 * place[v]! - depth[v]!;
  const walk = new Int32Array(2 * n);
  for (let v = 0; v < n; v++) walk[enter(v)] = walk[enter(v) + 2 * size[v]! - 1] = v;
  const ancestors = new LowestCommonAncestor(tree);
  const lefts = new Int32Array(q);
  const rights = new Int32Array(q);
  const tops = new Int32Array(q).fill(-1); // the ancestor, where the walk does not have it once
  for (let query = 0; query < q; query++) {
    let [u, v] = [us[query]!, vs[query]!];
    if (u >>> 0 !== u || u >= n || v >>> 0 !== v || v >= n) {
      throw new RangeError(`pathMo: vertices must be in [0, ${n}), got ${u} and ${v}`);
    }
    if (place[u]! > place[v]!) [u, v] = [v, u];
    const top = ancestors.of(u, v);
    lefts[query] = enter(u);
    rights[query] = enter(v) + 1;
    if (top === u) continue;
    tops[query] = top;
    lefts[query]! += 2 * size[u]! - 1;
  }
  const isIn = new Uint8Array(n);
  const toggle = (at: number) => {
    const v = walk[at]!;
    isIn[v]! ^= 1;
    if (isIn[v] === 1) add(v);
    else remove(v);
  };
  mo(2 * n, lefts, rights, toggle, toggle, (query) => {
    const top = tops[query]!;
    if (top >= 0) add(top);
    answer(query);
    if (top >= 0) remove(top);
  });
}
