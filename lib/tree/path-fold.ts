/**
 * PathFold: numbers at the vertices of a tree, folded along paths and over subtrees by any operator.
 *
 * Use     const fold = new PathFold(new HeavyLight(rootedTree(graph)), values, Math.min, Infinity);
 *         fold.set(v, x); fold.path(u, v); fold.subtree(v)
 * Time    O(n) to build, O(log n) for set and subtree, O(log² n) for path
 * Space   16 bytes a vertex beside HeavyLight, 32 where the operator is not commutative
 * Limits  numbers, for values of several SlotPathFold; op is associative and `identity` its neutral
 *         element; a program that folds with several
 *         operators runs two to three times slower, since V8 no longer inlines op
 * Errors  RangeError for a vertex outside or values of another count; TypeError without op or identity
 * Source  heavy-light decomposition over a segment tree: folklore, own code
 * Tested  programs.test.ts: against a walk; path-fold.test.ts: an operator that is not commutative; verify:
 *         Library Checker vertex_add_path_sum
 *
 * up[k] folds the range of a node from its last place to its first, down[k] from its first to its last.
 */
import { checkFold, checkNumber, numbersOf } from "../range/check-range";
import type { HeavyLight } from "./heavy-light";

export class PathFold {
  private readonly paths: HeavyLight;
  private readonly op: (a: number, b: number) => number;
  private readonly identity: number;
  private readonly size: number;
  private readonly down: Float64Array;
  protected readonly up: Float64Array;

  /** values by vertex; O(n) calls of op. */
  constructor(
    paths: HeavyLight,
    values: ArrayLike<number>,
    op: (a: number, b: number) => number,
    identity: number,
    isCommutative = false,
  ) {
    const { n } = paths.tree;
    if (values.length !== n) {
      throw new RangeError(`PathFold: expected ${n} values, got ${values.length}`);
    }
    checkFold("PathFold", op, identity);
    const numbers = numbersOf("PathFold", values);
    const size = n;
    const down = new Float64Array(2 * size).fill(identity);
    for (let at = 0; at < n; at++) down[size + at] = numbers[paths.order[at]!]!;
    const up = isCommutative ? down : down.slice();
    for (let k = size - 1; k > 0; k--) {
      down[k] = op(down[2 * k]!, down[2 * k + 1]!);
      if (!isCommutative) up[k] = op(up[2 * k + 1]!, up[2 * k]!);
    }
    this.paths = paths;
    this.op = op;
    this.identity = identity;
    this.size = size;
    this.down = down;
    this.up = up;
  }

  /** The value of v. O(1). */
  get(v: number): number {
    this.check("get", v);
    return this.down[this.size + this.paths.place[v]!]!;
  }

  /** Makes `value` the value of v. O(log n). */
  set(v: number, value: number): void {
    this.check("set", v);
    checkNumber("PathFold.set", value);
    const { op, down, up } = this;
    let k = this.size + this.paths.place[v]!;
    down[k] = value;
    up[k] = value;
    for (k >>= 1; k > 0; k >>= 1) {
      down[k] = op(down[2 * k]!, down[2 * k + 1]!);
      if (up !== down) up[k] = op(up[2 * k + 1]!, up[2 * k]!);
    }
  }

  /**
   * The values from u to v in this order, folded; without the lowest common ancestor if `isEdges`.
   * O(log² n) calls of op.
   */
  path(u: number, v: number, isEdges = false): number {
    this.check("path", u);
    this.check("path", v);
    let result = this.identity;
    this.paths.path(
      u,
      v,
      (l, r, isUp) => {
        result = this.op(result, isUp ? this.foldUp(l, r) : this.foldDown(l, r));
      },
      isEdges,
    );
    return result;
  }

  /** The values in the subtree of v folded, in the order of HeavyLight's places. O(log n). */
  subtree(v: number): number {
    this.check("subtree", v);
    const end = this.paths.subtreeEnd(v);
    return this.foldDown(this.paths.place[v]!, end);
  }

  private foldDown(l: number, r: number): number {
    const { op, down } = this;
    let before = this.identity;
    let behind = this.identity;
    let right = r + this.size;
    for (let left = l + this.size; left < right; left >>= 1, right >>= 1) {
      if (left & 1) before = op(before, down[left++]!);
      if (right & 1) behind = op(down[--right]!, behind);
    }
    return op(before, behind);
  }

  private foldUp(l: number, r: number): number {
    const { op, up } = this;
    let before = this.identity;
    let behind = this.identity;
    let right = r + this.size;
    for (let left = l + this.size; left < right; left >>= 1, right >>= 1) {
      if (left & 1) behind = op(up[left++]!, behind);
      if (right & 1) before = op(before, up[--right]!);
    }
    return op(before, behind);
  }

  private check(method: string, v: number): void {
    const { n } = this.paths.tree;
    if (v >>> 0 !== v || v >= n) {
      throw new RangeError(`PathFold.${method}: vertices must be in [0, ${n}), got ${v}`);
    }
  }
}
