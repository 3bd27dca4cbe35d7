/**
 * LowestCommonAncestor: the deepest vertex above both of two vertices, in constant time.
 *
 * Use     const ancestors = new LowestCommonAncestor(tree); ancestors.of(u, v); ancestors.distance(u, v)
 * Time    O(n) to build, O(1) a query
 * Space   12 bytes a vertex beside the tree
 * Limits  those of rootedTree
 * Errors  RangeError for a vertex outside
 * Source  B. Schieber, U. Vishkin, SIAM J. Computing 17 (1988), 1253-1262
 * Tested  programs.test.ts: against steps up; lowest-common-ancestor.test.ts: a path of 10^5; verify:
 *         Library Checker lca
 *
 * Vertices are numbered 1 … n in preorder. The label of a vertex is the number in its subtree with
 * the most trailing zeros; vertices of one label are a path downwards. `above`, beside the label, has
 * a bit for the trailing zeros of every label on the way to the root.
 */
import type { RootedTree } from "./rooted-tree";

export class LowestCommonAncestor {
  readonly tree: RootedTree;
  /** labels[2 v] = label, labels[2 v + 1] = above, of the vertex v. */
  protected readonly labels: Int32Array;
  /** By label: the parent of the highest vertex with it. */
  private readonly exit: Int32Array;

  constructor(tree: RootedTree) {
    const { n, order, parent, size } = tree;
    const labels = new Int32Array(2 * n);
    const exit = new Int32Array(n + 1).fill(-1);
    for (let at = 0; at < n; at++) {
      const v = order[at]!;
      const last = at + size[v]!;
      const zeros = 31 - Math.clz32(at ^ last);
      const label = (last >> zeros) << zeros;
      const up = parent[v]!;
      labels[2 * v] = label;
      labels[2 * v + 1] = (up < 0 ? 0 : labels[2 * up + 1]!) | (label & -label);
      if (up >= 0 && labels[2 * up] !== label) exit[label] = up;
    }
    this.tree = tree;
    this.labels = labels;
    this.exit = exit;
  }

  /** The lowest common ancestor of u and v. O(1). */
  of(u: number, v: number): number {
    const { labels } = this;
    const { n, place } = this.tree;
    if (u >>> 0 !== u || u >= n || v >>> 0 !== v || v >= n) {
      throw new RangeError(
        `LowestCommonAncestor.of: vertices must be in [0, ${n}), got ${u} and ${v}`,
      );
    }
    let one = u;
    let other = v;
    const label = labels[2 * u]!;
    const otherLabel = labels[2 * v]!;
    if (label !== otherLabel) {
      const highest = 31 - Math.clz32(label ^ otherLabel);
      const common = ((labels[2 * u + 1]! & labels[2 * v + 1]!) >> highest) << highest;
      const zeros = 31 - Math.clz32(common & -common);
      const meeting = ((label >> zeros) | 1) << zeros;
      if (label !== meeting) one = this.enter(u, zeros);
      if (otherLabel !== meeting) other = this.enter(v, zeros);
    }
    return place[one]! < place[other]! ? one : other;
  }

  /** How many edges the path between u and v has. O(1). */
  distance(u: number, v: number): number {
    const { depth } = this.tree;
    const top = this.of(u, v);
    return depth[u]! + depth[v]! - 2 * depth[top]!;
  }

  /** The lowest vertex above v whose label has `zeros` trailing zeros. */
  private enter(v: number, zeros: number): number {
    const { labels } = this;
    const below = 31 - Math.clz32(labels[2 * v + 1]! & ((1 << zeros) - 1));
    return this.exit[((labels[2 * v]! >> below) | 1) << below]!;
  }
}
