/**
 * HeavyLight: paths and subtrees of a tree as few ranges of places, for any structure on an array.
 *
 * Use     const light = new HeavyLight(rootedTree(graph)); light.lca(u, v); light.distance(u, v);
 *         light.jump(u, v, 1); light.kthAncestor(v, 1)
 * Time    O(n) to build; O(log n) for lca, kthAncestor, jump and the ranges of a path; O(1) for a subtree
 * Space   16 bytes a vertex beside the tree
 * Limits  those of rootedTree
 * Errors  RangeError for a vertex outside or a negative or fractional k
 * Source  D. D. Sleator, R. E. Tarjan, J. Computer and System Sciences 26 (1983), 362-391
 * Tested  heavy-light.test.ts: against steps up, a path of 10^5;
 *         verify: Library Checker jump_on_tree
 *
 * A vertex and its child with the largest subtree have neighbouring places. A chain of such children
 * is a range; any path crosses at most log2 n chains. Walks go from place to place: what a step
 * needs lies side by side, since a large tree fits into no cache.
 */
import type { RootedTree } from "./rooted-tree";

export class HeavyLight {
  readonly tree: RootedTree;
  /**
   * Where the value of a vertex stands in the array: a preorder that visits the heavy child first,
   * unlike tree.place.
   */
  readonly place: Int32Array;
  /** The vertex at a place. */
  readonly order: Int32Array;
  /**
   * Two numbers for a place p: chains[2 p] is where its chain begins, chains[2 p + 1] the place of the
   * parent of the vertex there, -1 above the root.
   */
  readonly chains: Int32Array;
  /** The ranges down to v, which come out in the wrong order. */
  protected readonly down = new Int32Array(64);

  constructor(tree: RootedTree) {
    const { n, order, parent, size } = tree;
    const heavy = new Int32Array(n).fill(-1);
    for (let at = n - 1; at > 0; at--) {
      const v = order[at]!;
      const up = parent[v]!;
      if (heavy[up] === -1 || size[v]! > size[heavy[up]!]!) heavy[up] = v;
    }
    const place = new Int32Array(n);
    const chains = new Int32Array(2 * n);
    const free = new Int32Array(n); // where the next light child goes
    const inOrder = new Int32Array(n);
    for (let at = 0; at < n; at++) {
      const v = order[at]!;
      const up = parent[v]!;
      let own = 0;
      let above = -1;
      if (up >= 0) {
        above = place[up]!;
        if (heavy[up] === v) {
          own = above + 1;
        } else {
          own = free[up]!;
          free[up] = own + size[v]!;
        }
      }
      const isTop = above === -1 || own !== above + 1;
      chains[2 * own] = isTop ? own : chains[2 * above]!;
      chains[2 * own + 1] = isTop ? above : chains[2 * above + 1]!;
      place[v] = own;
      inOrder[own] = v;
      free[v] = own + 1 + (heavy[v] === -1 ? 0 : size[heavy[v]!]!);
    }
    this.tree = tree;
    this.place = place;
    this.order = inOrder;
    this.chains = chains;
  }

  /** The lowest common ancestor. O(log n). */
  lca(u: number, v: number): number {
    this.check("lca", u, v);
    const { place, order, chains } = this;
    let one = place[u]!;
    let other = place[v]!;
    for (;;) {
      if (one > other) {
        if (chains[2 * one]! <= other) return order[other]!;
        one = chains[2 * one + 1]!;
      } else {
        if (chains[2 * other]! <= one) return order[one]!;
        other = chains[2 * other + 1]!;
      }
    }
  }

  /** How many edges the path between u and v has. O(log n). */
  distance(u: number, v: number): number {
    const { depth } = this.tree;
    const top = this.lca(u, v);
    return depth[u]! + depth[v]! - 2 * depth[top]!;
  }

  /** The vertex k edges above v, -1 beyond the root. O(log n). */
  kthAncestor(v: number, k: number): number {
    this.check("kthAncestor", v, v);
    checkSteps("kthAncestor", k);
    return k > this.tree.depth[v]! ? -1 : this.climb(v, k);
  }

  /** The k-th vertex of the path from u to v, u itself for k = 0; -1 beyond v. O(log n). */
  jump(u: number, v: number, k: number): number {
    checkSteps("jump", k);
    const { depth } = this.tree;
    const middle = depth[this.lca(u, v)]!;
    const up = depth[u]! - middle;
    if (k <= up) return this.climb(u, k);
    const rest = up + depth[v]! - middle - k;
    return rest < 0 ? -1 : this.climb(v, rest);
  }

  /**
   * Calls visit(l, r, isUp) for the ranges of places on the path from u to v, in the order of the
   * path. A range with isUp is walked from r - 1 down to l. With `isEdges` the lowest common ancestor
   * is left out: each vertex then stands for the edge to its parent. O(log n) calls.
   */
  path(
    u: number,
    v: number,
    visit: (l: number, r: number, isUp: boolean) => void,
    isEdges = false,
  ): void {
    this.check("path", u, v);
    const { place, chains, down } = this;
    const skipped = isEdges ? 1 : 0;
    let one = place[u]!;
    let other = place[v]!;
    let count = 0;
    for (;;) {
      const isUp = one > other;
      const from = chains[2 * (isUp ? one : other)]!;
      if (isUp) {
        if (from <= other) {
          visit(other + skipped, one + 1, true);
          break;
        }
        visit(from, one + 1, true);
        one = chains[2 * one + 1]!;
      } else {
        if (from <= one) {
          if (one + skipped <= other) visit(one + skipped, other + 1, false);
          break;
        }
        down[count++] = from;
        down[count++] = other + 1;
        other = chains[2 * other + 1]!;
      }
    }
    while (count > 0) {
      const r = down[--count]!;
      visit(down[--count]!, r, false);
    }
  }

  /** The places of the subtree of v are [place[v], subtreeEnd(v)). O(1). */
  subtreeEnd(v: number): number {
    this.check("subtreeEnd", v, v);
    return this.place[v]! + this.tree.size[v]!;
  }

  private climb(v: number, k: number): number {
    const { order, chains } = this;
    let at = this.place[v]!;
    let left = k;
    for (;;) {
      const chain = at - chains[2 * at]!;
      if (left <= chain) return order[at - left]!;
      left -= chain + 1;
      at = chains[2 * at + 1]!;
    }
  }

  private check(method: string, u: number, v: number): void {
    const { n } = this.tree;
    if (u >>> 0 !== u || u >= n || v >>> 0 !== v || v >= n) {
      throw new RangeError(
        `HeavyLight.${method}: vertices must be in [0, ${n}), got ${Object.is(u, v) ? u : `${u}, ${v}`}`,
      );
    }
  }
}

function checkSteps(method: string, k: number): void {
  if (!(Number.isInteger(k) && k >= 0)) {
    throw new RangeError(`HeavyLight.${method}: k must be an integer ≥ 0, got ${k}`);
  }
}
