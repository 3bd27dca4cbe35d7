/**
 * AffineSumTree: residues modulo 998244353 under x -> b x + c on a range and sums of a range.
 *
 * Use     const tree = new AffineSumTree(values); tree.apply(l, r, 3, 1); tree.sum(l, r); tree.get(i); tree.set(i, x);
 *         tree.maxRight(l, (sum) => sum <= x)
 * Time    O(log n) for apply, sum, set, get, maxRight and minLeft; O(n) to build
 * Space   20 to 40 bytes an element
 * Limits  n in [0, 2^29]; all numbers are integers in [0, 998244353). Where an
 *         element stands for several numbers, `counts` says for how many, modulo 998244353. A fold is a sum
 * Errors  RangeError for a bad size, an index or range outside, and a number outside [0, 998244353)
 * Source  lazy segment tree, folklore; own code on LazySlotTree
 * Tested  affine-sum-tree.test.ts: against an array; verify: library-checker range_affine_range_sum,
 *         and range_affine_range_sum_large_array with widths
 */
import { shown } from "../io/shown";
import { JUST_ABOVE_INVERSE } from "../number/mul998244353";
import { checkIndex, checkRange } from "./check-range";
import { LazySlotTree } from "./lazy-slot-tree";

export class AffineSumTree {
  readonly size: number;
  private readonly tree: Sums;

  /** n zeros, or the given values; element i stands for counts[i] numbers, 1 without it. */
  constructor(values: number | ArrayLike<number>, counts?: ArrayLike<number>) {
    const size = typeof values === "number" ? values : values.length;
    if (counts !== undefined && counts.length !== size) {
      throw new RangeError(`AffineSumTree: expected ${size} counts, got ${counts.length}`);
    }
    const tree = counts === undefined ? new Sums(size) : new CountedSums(size, counts);
    this.tree = tree;
    this.size = size;
    if (typeof values === "number") return;
    for (let i = 0; i < size; i++) {
      checkResidue("constructor", values[i]!);
      tree.sums[tree.leaves + i] = values[i]!;
    }
    tree.build();
  }

  /** Element x of [l, r) becomes b x + c. */
  apply(l: number, r: number, b: number, c: number): void {
    checkRange("AffineSumTree.apply", l, r, this.size);
    checkResidue("apply", b);
    checkResidue("apply", c);
    const { tree } = this;
    tree.b = b;
    tree.c = c;
    tree.updateRange(l, r);
  }

  /** The sum of the elements in [l, r), modulo 998244353. */
  sum(l: number, r: number): number {
    checkRange("AffineSumTree.sum", l, r, this.size);
    return this.tree.sums[this.tree.fold(l, r)]!;
  }

  /** The same under the name that SegmentTree has. */
  fold(l: number, r: number): number {
    return this.sum(l, r);
  }

  /** The largest r in [l, size] for which isGood(sum(l, r)), under the conditions of SegmentTree. */
  maxRight(l: number, isGood: (sum: number) => boolean): number {
    const { sums } = this.tree;
    return this.tree.maxRight(l, (slot) => isGood(sums[slot]!));
  }

  /** The smallest l in [0, r] for which isGood(sum(l, r)), under the same conditions. */
  minLeft(r: number, isGood: (sum: number) => boolean): number {
    const { sums } = this.tree;
    return this.tree.minLeft(r, (slot) => isGood(sums[slot]!));
  }

  get(i: number): number {
    checkIndex("AffineSumTree.get", i, this.size);
    return this.tree.sums[this.tree.leaf(i)]!;
  }

  set(i: number, x: number): void {
    checkIndex("AffineSumTree.set", i, this.size);
    checkResidue("set", x);
    this.tree.sums[this.tree.leaf(i)] = x;
    this.tree.update(i);
  }
}

class Sums extends LazySlotTree {
  readonly sums = new Int32Array(this.slots);
  /** What is pending at inner slots: x -> factors[k] x + addends[k]. */
  private readonly factors = new Int32Array(this.leaves).fill(1);
  private readonly addends = new Int32Array(this.leaves);
  b = 1;
  c = 0;

  constructor(size: number) {
    super(size, "AffineSumTree");
  }

  protected combine(into: number, left: number, right: number): void {
    this.sums[into] = add(this.sums[left]!, this.sums[right]!);
  }

  protected act(k: number): void {
    this.change(k, this.b, this.c, this.width(k));
  }

  protected push(k: number): void {
    const b = this.factors[k]!;
    const c = this.addends[k]!;
    if (b === 1 && c === 0) return;
    this.change(2 * k, b, c, this.width(2 * k));
    this.change(2 * k + 1, b, c, this.width(2 * k + 1));
    this.factors[k] = 1;
    this.addends[k] = 0;
  }

  /**
   * Applies x -> b x + c to slot k. Each new number is reduced once, as in mul998244353: the quotient
   * is taken from doubles and is at most one too large.
   */
  private change(k: number, b: number, c: number, width: number): void {
    const { sums, factors, addends } = this;
    const e = b * JUST_ABOVE_INVERSE;
    const f = c * JUST_ABOVE_INVERSE;
    const sum = sums[k]!;
    const sumQuotient = (sum * e + width * f) | 0;
    const newSum = (Math.imul(b, sum) + Math.imul(c, width) - Math.imul(sumQuotient, P)) | 0;
    sums[k] = newSum + (P & (newSum >> 31));
    if (k >= this.leaves) return;
    const factor = factors[k]!;
    const newFactor = (Math.imul(b, factor) - Math.imul((factor * e) | 0, P)) | 0;
    factors[k] = newFactor + (P & (newFactor >> 31));
    const addend = addends[k]!;
    const newAddend = (Math.imul(b, addend) + c - Math.imul((addend * e + f) | 0, P)) | 0;
    addends[k] = newAddend + (P & (newAddend >> 31));
  }
}

/** Elements that stand for several numbers each. */
class CountedSums extends Sums {
  /** How many numbers lie under each slot, modulo P. */
  private readonly counts = new Int32Array(this.slots);

  constructor(size: number, numbers: ArrayLike<number>) {
    super(size);
    const { counts, leaves } = this;
    for (let i = 0; i < size; i++) {
      checkResidue("constructor", numbers[i]!);
      counts[leaves + i] = numbers[i]!;
    }
    for (let k = leaves - 1; k > 0; k--) counts[k] = add(counts[2 * k]!, counts[2 * k + 1]!);
  }

  override width(k: number): number {
    return this.counts[k]!;
  }
}

const P = 998244353;

function add(a: number, b: number): number {
  return a + b >= P ? a + b - P : a + b;
}

function checkResidue(method: string, x: number): void {
  if ((x | 0) !== x || x < 0 || x >= P) {
    throw new RangeError(
      `AffineSumTree.${method}: expected an integer in [0, ${P}), got ${shown(x)}`,
    );
  }
}
