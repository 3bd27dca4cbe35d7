/**
 * LazyPathFold: actions on all values of a path or subtree and folds of them, both from functions.
 *
 * Use     const plus = (a: number, b: number) => a + b; const fold = new LazyPathFold(paths, values, Math.min, Infinity, plus, plus, 0);
 *         fold.applyPath(u, v, 5); fold.applySubtree(v, -2); fold.path(u, v); fold.subtree(v); fold.get(v); fold.set(v, x)
 * Time    O(n) to build; O(log n) calls of the functions for subtrees, get and set, O(log² n) for paths; twice as
 *         many where op is not commutative
 * Space   48 to 96 bytes a vertex beside HeavyLight, and what the functions allocate
 * Limits  the functions are those of LazySegmentTree. With isCommutative, op(a, b) = op(b, a)
 * Errors  RangeError for a vertex outside or values of another count; TypeError without a function, identity or id
 * Source  heavy-light decomposition over lazy segment trees: folklore, own code
 * Tested  lazy-path-fold.test.ts: against walks, an op that does not commute; verify: SPOJ GSS7
 *
 * `up` folds each range of places from its last to its first, `down` from its first to its last.
 */
import { LazySegmentTree } from "../range/lazy-segment-tree";
import type { HeavyLight } from "./heavy-light";

export class LazyPathFold<S, F> {
  private readonly paths: HeavyLight;
  private readonly op: (a: S, b: S) => S;
  private readonly identity: S;
  private readonly down: LazySegmentTree<S, F>;
  private readonly up: LazySegmentTree<S, F>;

  /** Values by vertex; the functions in the order of LazySegmentTree. */
  constructor(
    paths: HeavyLight,
    values: ArrayLike<S>,
    op: (a: S, b: S) => S,
    identity: S,
    mapping: (f: F, x: S) => S | undefined,
    composition: (f: F, g: F) => F,
    id: F,
    isCommutative = false,
  ) {
    const { n } = paths.tree;
    if (values.length !== n) {
      throw new RangeError(`LazyPathFold: expected ${n} values, got ${values.length}`);
    }
    const inOrder = values instanceof BigInt64Array ? new BigInt64Array(n) : new Array<S>(n);
    for (let at = 0; at < n; at++) inOrder[at] = values[paths.order[at]!] as S & bigint;
    const treeOf = (fold: (a: S, b: S) => S) =>
      new LazySegmentTree(inOrder as ArrayLike<S>, fold, identity, mapping, composition, id);
    this.paths = paths;
    this.op = op;
    this.identity = identity;
    this.down = treeOf(op);
    this.up = isCommutative ? this.down : treeOf((a, b) => op(b, a));
  }

  get(v: number): S {
    this.check("get", v);
    return this.down.get(this.paths.place[v]!);
  }

  set(v: number, x: S): void {
    this.check("set", v);
    this.down.set(this.paths.place[v]!, x);
    if (this.up !== this.down) this.up.set(this.paths.place[v]!, x);
  }

  /** Replaces each value x from u to v by mapping(f, x); with `isEdges` not that of the lowest common ancestor. */
  applyPath(u: number, v: number, f: F, isEdges = false): void {
    this.check("applyPath", u);
    this.check("applyPath", v);
    this.paths.path(u, v, (l, r) => this.apply(l, r, f), isEdges);
  }

  applySubtree(v: number, f: F): void {
    this.check("applySubtree", v);
    this.apply(this.paths.place[v]!, this.paths.subtreeEnd(v), f);
  }

  /** The values from u to v in this order, folded; with `isEdges` without that of the lowest common ancestor. */
  path(u: number, v: number, isEdges = false): S {
    this.check("path", u);
    this.check("path", v);
    let result = this.identity;
    const visit = (l: number, r: number, isUp: boolean) => {
      result = this.op(result, (isUp ? this.up : this.down).fold(l, r));
    };
    this.paths.path(u, v, visit, isEdges);
    return result;
  }

  /** The values in the subtree of v folded, in the order of HeavyLight's places. */
  subtree(v: number): S {
    this.check("subtree", v);
    return this.down.fold(this.paths.place[v]!, this.paths.subtreeEnd(v));
  }

  private apply(l: number, r: number, f: F): void {
    this.down.apply(l, r, f);
    if (this.up !== this.down) this.up.apply(l, r, f);
  }

  private check(method: string, v: number): void {
    const { n } = this.paths.tree;
    if (v >>> 0 !== v || v >= n) {
      throw new RangeError(`LazyPathFold.${method}: vertices must be in [0, ${n}), got ${v}`);
    }
  }
}
