/**
 * HeavyLight: paths and subtrees of a tree as few ranges of places, for any structure on an array.
 *
 * Time    O(n) to build; O(log n) for lca, kthAncestor, jump and the ranges of a path; O(1) for a subtree
 * Space   12 bytes a vertex beside the tree
 * Limits  those of rootedTree
 * Errors  RangeError for a vertex outside or a negative or fractional k
 * Source  D. D. Sleator, R. E. Tarjan, J. Computer and System Sciences 26 (1983), 362-391
 * Tested  heavy-light.test.ts: against steps up, a path of 10^6;
 *         verify: Library Checker jump_on_tree
 *
 * A vertex and its child with the largest subtree have neighbouring places. A chain of such children
 * is a range; any path crosses at most log2 n chains.
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
  /** The highest vertex of a vertex's chain. */
  readonly top: Int32Array;
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
    const top = new Int32Array(n);
    const free = new Int32Array(n); // where the next light child goes
    const inOrder = new Int32Array(n);
    for (let at = 0; at < n; at++) {
      const v = order[at]!;
      const up = parent[v]!;
      let own = 0;
      top[v] = v;
      if (up >= 0) {
        if (heavy[up] === v) {
          own = place[up]! + 1;
          top[v] = top[up]!;
        } else {
          own = free[up]!;
          free[up] = own + size[v]!;
        }
      }
      place[v] = own;
      inOrder[own] = v;
      free[v] = own + 1 + (heavy[v] === -1 ? 0 : size[heavy[v]!]!);
    }
    this.tree = tree;
    this.place = place;
    this.order = inOrder;
    this.top = top;
  }

  /** The lowest common ancestor. O(log n). */
  lca(u: number, v: number): number {
    this.check("lca", u, v);
    const { place, top } = this;
    const { parent } = this.tree;
    let one = u;
    let other = v;
    while (top[one] !== top[other]) {
      if (place[top[one]!]! > place[top[other]!]!) one = parent[top[one]!]!;
      else other = parent[top[other]!]!;
    }
    return place[one]! < place[other]! ? one : other;
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
    const { place, top, down } = this;
    const { parent } = this.tree;
    let one = u;
    let other = v;
    let count = 0;
    while (top[one] !== top[other]) {
      const oneTop = top[one]!;
      const otherTop = top[other]!;
      if (place[oneTop]! > place[otherTop]!) {
        visit(place[oneTop]!, place[one]! + 1, true);
        one = parent[oneTop]!;
      } else {
        down[count++] = place[otherTop]!;
        down[count++] = place[other]! + 1;
        other = parent[otherTop]!;
      }
    }
    const from = place[one]!;
    const to = place[other]!;
    const skipped = isEdges ? 1 : 0;
    if (from > to) visit(to + skipped, from + 1, true);
    else if (from + skipped <= to) visit(from + skipped, to + 1, false);
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
    const { place, order, top } = this;
    const { parent } = this.tree;
    let node = v;
    let left = k;
    for (;;) {
      const chain = place[node]! - place[top[node]!]!;
      if (left <= chain) return order[place[node]! - left]!;
      left -= chain + 1;
      node = parent[top[node]!]!;
    }
  }

  private check(method: string, u: number, v: number): void {
    const { n } = this.tree;
    if (u >>> 0 !== u || u >= n || v >>> 0 !== v || v >= n) {
      throw new RangeError(
        `HeavyLight.${method}: vertices must be in [0, ${n}), got ${u === v ? u : `${u}, ${v}`}`,
      );
    }
  }
}

function checkSteps(method: string, k: number): void {
  if (!(Number.isInteger(k) && k >= 0)) {
    throw new RangeError(`HeavyLight.${method}: k must be an integer ≥ 0, got ${k}`);
  }
}
