/**
 * SparseLazySegmentTree: a LazySegmentTree over indices up to 2^60, of which few are ever named ("dynamic").
 *
 * Use     const plus = (a: number, b: number) => a + b;
 *         const tree = new SparseLazySegmentTree(10n ** 18n, Math.min, Infinity, plus, plus, 0, () => 0);
 *         tree.apply(3n, 10n ** 17n, 5); tree.prod(0n, 10n ** 18n); tree.get(5n); tree.set(7n, x)
 *         const zeros = (l: number, r: number): [number, number] => [0, r - l]; // initial(l, r): what [l, r) folds to
 * Time    O(log size) calls of the functions for each method
 * Space   24 bytes a node where values and actions are numbers, else what these take; an operation adds up
 *         to 4 log2(size) nodes, and usually about 3 log2(size / operations)
 * Limits  size in [0, 2^53], or a bigint in [0n, 2n ** 60n]: indices are then bigints; up to 2^27 nodes; without
 *         `initial` every element is the identity at first, so that sums with a width need it; the functions as in LazySegmentTree. Where all indices are known beforehand, compress and
 *         LazySegmentTree are faster; for numbers that are only set, SparseSegmentTree is
 * Errors  RangeError for a bad size, an index or a range outside, and too many nodes; TypeError without a
 *         function, identity or id
 * Source  nodes made where a range ends: folklore, own code
 * Tested  sparse-lazy-segment-tree.test.ts: against an array, near both ends of 10^18 too; verify:
 *         library-checker range_affine_range_sum_large_array
 */
import { checkIdentity, checkOp } from "./check-range";
import { grown, type Row, rowOf } from "./segment-tree";

type Place = number | bigint;
type Test<S> = (fold: S) => boolean;
type PlaceOf<Size> = Size extends bigint ? bigint : number;

export class SparseLazySegmentTree<S, F, Size extends Place = number> {
  readonly size: Size;
  private readonly zero: Place;
  private readonly op: (a: S, b: S) => S;
  private readonly identity: S;
  private readonly mapping: (f: F, x: S) => S;
  private readonly composition: (f: F, g: F) => F;
  private readonly id: F;
  private readonly initial: (l: Place, r: Place) => S;
  /** Node 0 stands for elements as they were at first; node 1 is the root. */
  private values: Row<S>;
  /** What the children of node k still miss. */
  private pending: Row<F>;
  private lefts = new Int32Array(16);
  private rights = new Int32Array(16);
  private nodes = 1;
  /** The range of the call, and the fold so far. */
  private l: Place;
  private r: Place;
  private sum: S;

  /** initial(l, r) is the fold of the elements in [l, r) before any change; the identity without it. */
  constructor(
    size: Size,
    op: (a: S, b: S) => S,
    identity: S,
    mapping: (f: F, x: S) => S,
    composition: (f: F, g: F) => F,
    id: F,
    initial: (l: PlaceOf<Size>, r: PlaceOf<Size>) => S = () => identity,
  ) {
    const most = typeof size === "bigint" ? 2n ** 60n : 2 ** 53;
    if (!isPlace(size, size) || size < 0 || size > most) {
      throw new RangeError(
        `SparseLazySegmentTree: size must be an integer in [0, 2^53] or [0n, 2n ** 60n], got ${size}`,
      );
    }
    for (const [name, value] of Object.entries({ op, mapping, composition, initial })) {
      checkOp("SparseLazySegmentTree", value, name);
    }
    checkIdentity("SparseLazySegmentTree", identity);
    checkIdentity("SparseLazySegmentTree", id, "id");
    this.size = size;
    this.zero = typeof size === "bigint" ? 0n : 0;
    this.op = op;
    this.identity = identity;
    this.mapping = mapping;
    this.composition = composition;
    this.id = id;
    this.initial = initial as (l: Place, r: Place) => S;
    this.values = rowOf(identity, 16);
    this.pending = rowOf(id, 16);
    this.l = this.r = size;
    this.sum = identity;
    if (size > 0) this.newNode(this.zero, size);
  }

  get(i: PlaceOf<Size>): S {
    this.range("get", i, behind(i));
    return this.folded(1, this.zero, this.size);
  }

  set(i: PlaceOf<Size>, x: S): void {
    this.range("set", i, behind(i));
    this.change(1, this.zero, this.size, this.id, x);
  }

  /** Replaces every element x in [l, r) by mapping(f, x). */
  apply(l: PlaceOf<Size>, r: PlaceOf<Size>, f: F): void {
    this.range("apply", l, r);
    if (l < r) this.change(1, this.zero, this.size, f);
  }

  /** The fold of the elements in [l, r), from left to right; the identity if there are none. */
  fold(l: PlaceOf<Size>, r: PlaceOf<Size>): S {
    this.range("fold", l, r);
    return l < r ? this.folded(1, this.zero, this.size) : this.identity;
  }

  /** The fold of all elements. */
  all(): S {
    return this.size > 0 ? this.values[1]! : this.identity;
  }

  /** fold and all under the names that AtCoder Library gives them. */
  prod(l: PlaceOf<Size>, r: PlaceOf<Size>): S {
    return this.fold(l, r);
  }

  allProd(): S {
    return this.all();
  }

  /** The largest r in [l, size] for which isGood(fold(l, r)), under the conditions of SegmentTree. */
  maxRight(l: PlaceOf<Size>, isGood: (fold: S) => boolean): PlaceOf<Size> {
    this.range("maxRight", l, this.size as PlaceOf<Size>);
    this.sum = this.identity;
    if (l < this.size) this.ends(1, this.zero, this.size, isGood, true);
    return this.r as PlaceOf<Size>;
  }

  /** The smallest l in [0, r] for which isGood(fold(l, r)), under the same conditions. */
  minLeft(r: PlaceOf<Size>, isGood: (fold: S) => boolean): PlaceOf<Size> {
    this.range("minLeft", this.zero as PlaceOf<Size>, r);
    this.sum = this.identity;
    if (r > 0) this.ends(1, this.zero, this.size, isGood, false);
    return this.l as PlaceOf<Size>;
  }

  /** Acts by f on [this.l, this.r) below node k, which has [low, high), or sets the only element to x. */
  private change(k: number, low: Place, high: Place, f: F, x?: S): void {
    if (this.l <= low && high <= this.r) {
      if (x === undefined) this.act(k, f);
      else this.values[k] = x;
      return;
    }
    const middle = middleOf(low, high);
    this.push(k, low, middle, high);
    if (this.l < middle) this.change(this.child(k, low, middle, false), low, middle, f, x);
    if (middle < this.r) this.change(this.child(k, middle, high, true), middle, high, f, x);
    const [left, right] = [this.lefts[k]!, this.rights[k]!];
    this.values[k] = this.op(this.value(left, low, middle), this.value(right, middle, high));
  }

  private folded(k: number, low: Place, high: Place): S {
    const { l, r } = this;
    if (k === 0) return this.initial(l > low ? l : low, r < high ? r : high);
    if (l <= low && high <= r) return this.values[k]!;
    const middle = middleOf(low, high);
    let fold: S;
    if (r <= middle) fold = this.folded(this.lefts[k]!, low, middle);
    else if (l >= middle) fold = this.folded(this.rights[k]!, middle, high);
    else {
      const left = this.folded(this.lefts[k]!, low, middle);
      fold = this.op(left, this.folded(this.rights[k]!, middle, high));
    }
    return this.pending[k] === this.id ? fold : this.mapping(this.pending[k]!, fold);
  }

  /** Takes [low, high) into the sum, from this.l on or from this.r down; true if it ends there. */
  private ends(k: number, low: Place, high: Place, isGood: Test<S>, rightwards: boolean): boolean {
    if (rightwards ? high <= this.l : low >= this.r) return false;
    if (rightwards ? this.l <= low : high <= this.r) {
      const part = this.value(k, low, high);
      const longer = rightwards ? this.op(this.sum, part) : this.op(part, this.sum);
      if (!isGood(longer)) return this.endsInside(k, low, high, isGood, rightwards);
      this.sum = longer;
      return false;
    }
    const middle = middleOf(low, high);
    if (k > 0) this.push(k, low, middle, high);
    return rightwards
      ? this.ends(this.lefts[k]!, low, middle, isGood, true) ||
          this.ends(this.rights[k]!, middle, high, isGood, true)
      : this.ends(this.rights[k]!, middle, high, isGood, false) ||
          this.ends(this.lefts[k]!, low, middle, isGood, false);
  }

  /** Goes down to the element of [low, high) that is too much, and sets this.r before it or this.l behind it. */
  private endsInside(
    node: number,
    from: Place,
    to: Place,
    isGood: Test<S>,
    rightwards: boolean,
  ): true {
    let [k, low, high] = [node, from, to];
    for (let middle = middleOf(low, high); middle > low; middle = middleOf(low, high)) {
      if (k > 0) this.push(k, low, middle, high);
      const near = rightwards
        ? this.op(this.sum, this.value(this.lefts[k]!, low, middle))
        : this.op(this.value(this.rights[k]!, middle, high), this.sum);
      const fits = isGood(near);
      if (fits) this.sum = near;
      const goesLeft = fits !== rightwards;
      k = goesLeft ? this.lefts[k]! : this.rights[k]!;
      if (goesLeft) high = middle;
      else low = middle;
    }
    if (rightwards) this.r = low;
    else this.l = high;
    return true;
  }

  private value(k: number, low: Place, high: Place): S {
    return k === 0 ? this.initial(low, high) : this.values[k]!;
  }

  private act(k: number, f: F): void {
    this.values[k] = this.mapping(f, this.values[k]!);
    const before = this.pending[k]!;
    this.pending[k] = before === this.id ? f : this.composition(f, before);
  }

  private push(k: number, low: Place, middle: Place, high: Place): void {
    const f = this.pending[k]!;
    if (f === this.id) return;
    this.act(this.child(k, low, middle, false), f);
    this.act(this.child(k, middle, high, true), f);
    this.pending[k] = this.id;
  }

  private child(k: number, low: Place, high: Place, isRight: boolean): number {
    const existing = isRight ? this.rights[k]! : this.lefts[k]!;
    if (existing > 0) return existing;
    const node = this.newNode(low, high);
    if (isRight) this.rights[k] = node;
    else this.lefts[k] = node;
    return node;
  }

  private newNode(low: Place, high: Place): number {
    if (this.nodes === this.lefts.length) this.grow();
    this.values[this.nodes] = this.initial(low, high);
    return this.nodes++;
  }

  private grow(): void {
    const room = 2 * this.nodes;
    if (room > 2 ** 27) throw new RangeError("SparseLazySegmentTree: more than 2^27 nodes");
    const { lefts, rights } = this;
    this.values = grown(this.values, this.identity, room);
    this.pending = grown(this.pending, this.id, room);
    this.lefts = new Int32Array(room);
    this.lefts.set(lefts);
    this.rights = new Int32Array(room);
    this.rights.set(rights);
  }

  /** Sets the range of the call. */
  private range(method: string, l: Place, r: Place): void {
    const { size } = this;
    if (!(isPlace(l, size) && isPlace(r, size) && l >= 0 && l <= r && r <= size)) {
      throw new RangeError(
        `SparseLazySegmentTree.${method}: expected 0 <= l <= r <= ${size}, got l = ${l}, r = ${r}`,
      );
    }
    this.l = l;
    this.r = r;
  }
}

function middleOf(low: Place, high: Place): Place {
  if (typeof low === "bigint") return (low + BigInt(high)) >> 1n;
  return low + Math.floor((Number(high) - low) / 2);
}

function behind(i: Place): Place {
  return typeof i === "bigint" ? i + 1n : i + 1;
}

/** Whether x is an integer of the same type as `size`. */
function isPlace(x: Place, size: Place): boolean {
  return typeof x === typeof size && (typeof x === "bigint" || Number.isInteger(x));
}
