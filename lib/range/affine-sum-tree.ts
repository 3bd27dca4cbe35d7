/**
 * AffineSumTree: residues modulo 998244353 under x -> b x + c on a range and sums of a range.
 *
 * Use     const tree = new AffineSumTree(values); tree.apply(l, r, 3, 1); tree.sum(l, r); tree.get(i); tree.set(i, x)
 * Time    O(log n) for apply, sum, set and get; O(n) to build
 * Space   20 to 40 bytes an element
 * Limits  n in [0, 2^29]; all numbers are integers in [0, 998244353). A subclass whose elements are sums
 *         of several overrides width(k): of how many, modulo 998244353, slot k is the sum
 * Errors  RangeError for a bad size, an index or range outside, and a number outside [0, 998244353)
 * Source  lazy segment tree, folklore; own code on LazySlotTree
 * Tested  affine-sum-tree.test.ts: against an array; verify: library-checker range_affine_range_sum,
 *         and range_affine_range_sum_large_array with widths
 */
import { JUST_ABOVE_INVERSE } from "../number/mul998244353";
import { checkIndex, checkRange } from "./check-range";
import { LazySlotTree } from "./lazy-slot-tree";

export class AffineSumTree extends LazySlotTree {
  private readonly sums = new Int32Array(this.slots);
  /** What is pending at inner slots: x -> factors[k] x + addends[k]. */
  private readonly factors = new Int32Array(this.leaves).fill(1);
  private readonly addends = new Int32Array(this.leaves);
  private b = 1;
  private c = 0;

  /** n zeros, or the given values. */
  constructor(values: number | ArrayLike<number>) {
    super(typeof values === "number" ? values : values.length, "AffineSumTree");
    if (typeof values === "number") return;
    for (let i = 0; i < values.length; i++) {
      checkResidue("constructor", values[i]!);
      this.sums[this.leaves + i] = values[i]!;
    }
    this.build();
  }

  /** Element x of [l, r) becomes b x + c. */
  apply(l: number, r: number, b: number, c: number): void {
    checkRange("AffineSumTree.apply", l, r, this.size);
    checkResidue("apply", b);
    checkResidue("apply", c);
    this.b = b;
    this.c = c;
    this.updateRange(l, r);
  }

  /** The sum of the elements in [l, r), modulo 998244353. */
  sum(l: number, r: number): number {
    checkRange("AffineSumTree.sum", l, r, this.size);
    return this.sums[this.fold(l, r)]!;
  }

  get(i: number): number {
    checkIndex("AffineSumTree.get", i, this.size);
    return this.sums[this.leaf(i)]!;
  }

  set(i: number, x: number): void {
    checkIndex("AffineSumTree.set", i, this.size);
    checkResidue("set", x);
    this.sums[this.leaf(i)] = x;
    this.update(i);
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

const P = 998244353;

function add(a: number, b: number): number {
  return a + b >= P ? a + b - P : a + b;
}

function checkResidue(method: string, x: number): void {
  if ((x | 0) !== x || x < 0 || x >= P) {
    throw new RangeError(`AffineSumTree.${method}: expected an integer in [0, ${P}), got ${x}`);
  }
}
