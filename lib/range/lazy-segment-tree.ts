/**
 * LazySegmentTree: actions on a range and folds of a range, both from functions, as in AtCoder Library.
 *
 * Use     const plus = (a: number, b: number) => a + b; const tree = new LazySegmentTree(values, Math.min, Infinity, plus, plus, 0);
 *         tree.apply(l, r, 5); tree.prod(l, r); tree.get(i); tree.set(i, x); tree.maxRight(l, (least) => least >= 0)
 * Time    O(log n) calls of op, mapping and composition for apply, set, get, fold, maxRight and minLeft; O(n) to
 *         build. Beside a subclass of LazySlotTree or a ready tree: numbers 2 times as much, bigints of a
 *         BigInt64Array 5, other bigints 25, objects of a class 14, literals and pairs up to 25 (adding or
 *         affine maps, 2^17 elements; `npm run bench lazy-segment-tree add-max-tree` at commit 7c1d6de8)
 * Space   24 to 48 bytes an element, and what the functions allocate
 * Limits  n in [0, 2^29]; op as in SegmentTree; mapping(f, op(x, y)) = op(mapping(f, x), mapping(f, y));
 *         composition(f, g) is f after g; `id` changes nothing. The functions change no argument. A mapping
 *         that returns undefined fails ("segment tree beats"): both halves take f then, down to one element
 *         Elements of a BigInt64Array, and actions that are bigints with them, wrap at 64 bits
 * Errors  RangeError for a bad size, an index or a range outside, a mapping that fails at one element;
 *         TypeError without a function, identity or id
 * Source  ac-library's lazy_segtree as a model of the interface, own code
 * Tested  lazy-segment-tree.test.ts: against an array, with actions that do not commute, of numbers, bigints
 *         and objects; verify: library-checker range_affine_range_sum
 */
import { checkIdentity, checkIndex, checkOp, checkRange } from "./check-range";
import { type Row, rowOf, SegmentTree } from "./segment-tree";

export class LazySegmentTree<S, F> extends SegmentTree<S> {
  private readonly mapping: (f: F, x: S) => S | undefined;
  private readonly composition: (f: F, g: F) => F;
  private readonly id: F;
  /** What the children of node k still miss. */
  private readonly pending: Row<F>;
  private readonly levels: number;

  /** Values and functions, in the order of AtCoder Library; values as in SegmentTree. */
  constructor(
    values: number | ArrayLike<S>,
    op: (a: S, b: S) => S,
    identity: S,
    mapping: (f: F, x: S) => S | undefined,
    composition: (f: F, g: F) => F,
    id: F,
  ) {
    super(values, op, identity, "LazySegmentTree");
    checkOp("LazySegmentTree", mapping, "mapping");
    checkOp("LazySegmentTree", composition, "composition");
    checkIdentity("LazySegmentTree", id, "id");
    this.mapping = mapping;
    this.composition = composition;
    this.id = id;
    this.pending = rowOf(id, this.leaves, values);
    this.levels = 31 - Math.clz32(this.leaves);
  }

  /** Replaces every element x in [l, r) by mapping(f, x). */
  apply(l: number, r: number, f: F): void {
    checkRange("LazySegmentTree.apply", l, r, this.size);
    if (l === r) return;
    const { nodes, op } = this;
    const start = this.leaves + l;
    const end = this.leaves + r;
    this.pushEnds(start, end);
    for (let low = start, high = end; low < high; low >>= 1, high >>= 1) {
      if (low & 1) this.act(low++, f);
      if (high & 1) this.act(--high, f);
    }
    for (let level = 1; level <= this.levels; level++) {
      const low = start >> level;
      const high = (end - 1) >> level;
      const cutsLow = low << level !== start;
      const cutsHigh = (high + 1) << level !== end;
      if (cutsLow || (cutsHigh && low === high)) {
        nodes[low] = op(nodes[2 * low]!, nodes[2 * low + 1]!);
      }
      if (cutsHigh && low !== high) nodes[high] = op(nodes[2 * high]!, nodes[2 * high + 1]!);
    }
  }

  override get(i: number): S {
    checkIndex("LazySegmentTree.get", i, this.size);
    this.pushEnds(this.leaves + i, this.leaves + i + 1);
    return super.get(i);
  }

  override set(i: number, x: S): void {
    checkIndex("LazySegmentTree.set", i, this.size);
    this.pushEnds(this.leaves + i, this.leaves + i + 1);
    super.set(i, x);
  }

  override fold(l: number, r: number): S {
    checkRange("LazySegmentTree.fold", l, r, this.size);
    if (l < r) this.pushEnds(this.leaves + l, this.leaves + r);
    return super.fold(l, r);
  }

  override maxRight(l: number, isGood: (fold: S) => boolean): number {
    checkRange("LazySegmentTree.maxRight", l, this.size, this.size);
    if (l < this.size) this.get(l);
    return super.maxRight(l, isGood);
  }

  override minLeft(r: number, isGood: (fold: S) => boolean): number {
    checkRange("LazySegmentTree.minLeft", 0, r, this.size);
    if (r > 0) this.get(r - 1);
    return super.minLeft(r, isGood);
  }

  protected override push(k: number): void {
    const f = this.pending[k]!;
    if (f === this.id) return;
    this.act(2 * k, f);
    this.act(2 * k + 1, f);
    this.pending[k] = this.id;
  }

  private act(k: number, f: F): void {
    const mapped = this.mapping(f, this.nodes[k]!);
    if (mapped !== undefined) this.nodes[k] = mapped;
    if (k < this.leaves) {
      const before = this.pending[k]!;
      this.pending[k] = before === this.id ? f : this.composition(f, before);
    }
    if (mapped === undefined) this.divide(k);
  }

  /** Both halves take what node k did not. */
  private divide(k: number): void {
    if (k >= this.leaves) {
      throw new RangeError("LazySegmentTree.apply: mapping returned undefined for one element");
    }
    this.push(k);
    this.nodes[k] = this.op(this.nodes[2 * k]!, this.nodes[2 * k + 1]!);
  }

  /** Pushes at every node that is cut by one end of [start, end), which are leaves. */
  private pushEnds(start: number, end: number): void {
    for (let level = this.levels; level > 0; level--) {
      const low = start >> level;
      const high = (end - 1) >> level;
      const cutsLow = low << level !== start;
      const cutsHigh = (high + 1) << level !== end;
      if (cutsLow || (cutsHigh && low === high)) this.push(low);
      if (cutsHigh && low !== high) this.push(high);
    }
  }
}
