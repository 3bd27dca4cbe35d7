/**
 * LazySequence: a sequence with cut and paste, insertion, deletion, reversal, actions on a range and folds of
 * a range, from functions as LazySegmentTree has them ("implicit treap").
 *
 * Use     const plus = (a: number, b: number) => a + b; const list = new LazySequence([3, 1, 2], Math.min, Infinity, plus, plus, 0, 10);
 *         list.insert(1, 9); list.apply(0, 3, 5); list.reverse(1, 4); list.paste(0, list.cut(1, 3)); list.fold(0, 2);
 *         list.get(0); list.set(0, 4); list.delete(0)
 * Time    O(log n) amortised for every method, with some calls of op for each step; n steps to build. Beside a
 *         subclass of SplaySequence 3 times as much (affine maps as objects, values as numbers)
 * Space   44 to 52 bytes a number, and what the functions allocate
 * Limits  those of SplaySequence; the functions as in LazySegmentTree: op need not commute
 * Errors  those of SplaySequence; TypeError without a function, identity or id
 * Source  SplaySequence with a second fold from right to left, for reversals
 * Tested  lazy-sequence.test.ts: against an array, with texts, actions and pieces; verify: library-checker
 *         range_reverse_range_sum
 */

import { SplaySequence } from "../structure/splay-sequence";
import { checkIdentity, checkOp } from "./check-range";
import { type Row, rowOf } from "./segment-tree";

export class LazySequence<S, F> extends SplaySequence {
  private readonly op: (a: S, b: S) => S;
  private readonly mapping: (f: F, x: S) => S;
  private readonly composition: (f: F, g: F) => F;
  private readonly id: F;
  private readonly values: Row<S>;
  /** Of a node's tree, from left to right and from right to left; the latter not where op commutes. */
  private readonly folds: Row<S>;
  private readonly backs: Row<S> | undefined;
  /** What the children of a node still miss. */
  private readonly pending: Row<F>;

  /**
   * `capacity`: how many elements it can hold at once, pieces included. If op commutes (op(a, b) = op(b, a)),
   * saying so halves the work.
   */
  constructor(
    values: ArrayLike<S>,
    op: (a: S, b: S) => S,
    identity: S,
    mapping: (f: F, x: S) => S,
    composition: (f: F, g: F) => F,
    id: F,
    capacity = values.length,
    isCommutative = false,
  ) {
    super(capacity, "LazySequence");
    for (const [name, value] of Object.entries({ op, mapping, composition })) {
      checkOp("LazySequence", value, name);
    }
    checkIdentity("LazySequence", identity);
    checkIdentity("LazySequence", id, "id");
    this.op = op;
    this.mapping = mapping;
    this.composition = composition;
    this.id = id;
    this.values = rowOf(identity, capacity + 1, values);
    this.folds = rowOf(identity, capacity + 1, values);
    if (!isCommutative) this.backs = rowOf(identity, capacity + 1, values);
    this.pending = rowOf(id, capacity + 1, values);
    const first = Math.min(values.length, capacity);
    for (let at = 0; at < first; at++) this.values[at + 1] = values[at]!;
    this.build(values.length);
  }

  /** Puts x in before the element at the place, or at the end. */
  insert(place: number, x: S): void {
    const node = this.newNode();
    this.values[node] = x;
    this.pending[node] = this.id;
    this.insertNode(place, node);
  }

  get(place: number): S {
    return this.values[this.at(place)]!;
  }

  set(place: number, x: S): void {
    this.values[this.at(place)] = x;
    this.changed();
  }

  /** Replaces every element x at the places l … r - 1 by mapping(f, x). */
  apply(l: number, r: number, f: F): void {
    this.act(this.range(l, r), f);
    this.changed();
  }

  /** The fold of the places l … r - 1, from left to right; the identity if there are none. */
  fold(l: number, r: number): S {
    return this.folds[this.range(l, r)]!;
  }

  protected override pull(node: number, left: number, right: number): void {
    const { folds, backs } = this;
    const x = this.values[node]!;
    folds[node] = this.op(this.op(folds[left]!, x), folds[right]!);
    if (backs !== undefined) backs[node] = this.op(this.op(backs[right]!, x), backs[left]!);
  }

  protected override push(node: number, left: number, right: number): void {
    const f = this.pending[node]!;
    if (f === this.id) return;
    this.act(left, f);
    this.act(right, f);
    this.pending[node] = this.id;
  }

  protected override flip(node: number): void {
    super.flip(node);
    if (this.backs === undefined) return;
    const fold = this.folds[node]!;
    this.folds[node] = this.backs[node]!;
    this.backs[node] = fold;
  }

  private act(node: number, f: F): void {
    if (node === 0) return;
    const { folds, backs, values, pending } = this;
    values[node] = this.mapping(f, values[node]!);
    folds[node] = this.mapping(f, folds[node]!);
    if (backs !== undefined) backs[node] = this.mapping(f, backs[node]!);
    const before = pending[node]!;
    pending[node] = before === this.id ? f : this.composition(f, before);
  }
}
