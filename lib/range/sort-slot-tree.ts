/**
 * SortSlotTree: a SlotTree whose elements have keys, by which ranges are sorted up or down.
 *
 * Use     class Sums extends SortSlotTree { x = new Float64Array(this.slots);
 *           combine(into: number, a: number, b: number) { this.x[into] = this.x[a]! + this.x[b]!; } }
 *         const tree = new Sums(values, 100); tree.build(); tree.sort(l, r); tree.x[tree.place(i, 50)] = 5;
 *         tree.update(i)
 * Time    O(log max + log n) calls of combine, amortised, for sort, fold and place
 * Space   16 to 20 bytes and 2 slots of the subclass for each element and bit of max
 * Limits  keys are different integers in [0, max], max below 2^31; (n + 1) times bits of max below 2^28.
 *         maxRight and minLeft of the base mean nothing here
 * Errors  RangeError for a bad size, max or key, an index or range outside; also where sort finds equal
 *         keys, after which the tree is of no use
 * Source  each sorted run is a binary trie of its keys, tries are split and merged: folklore, own code
 * Tested  programs.test.ts: against sorted slices; sort-slot-tree.test.ts: the largest key; verify:
 *         library-checker point_set_range_sort_range_composite
 *
 * A subclass is written as one of SlotTree. To replace element i: write to the slot that place(i, key)
 * returns, then call update(i). An inner slot of a trie has its fold in both orders.
 */
import { IntSet } from "../structure/int-set";
import { checkIndex, checkRange } from "./check-range";
import { SlotTree } from "./slot-tree";

export abstract class SortSlotTree extends SlotTree {
  private readonly max: number;
  /** How many bits keys have. */
  private readonly bits: number;
  /** Where sorted runs begin; by begin: the length, the key of a single element or the trie, the order. */
  private readonly begins: IntSet;
  private readonly lengths: Int32Array;
  private readonly keys: Int32Array;
  private readonly roots: Int32Array;
  private readonly falls: Uint8Array;
  /** Node t of a trie has children[2 t] and children[2 t + 1], its folds are slots up + 2 t and up + 2 t + 1. */
  private readonly up: number;
  private readonly children: Int32Array;
  private readonly counts: Int32Array;
  /** Free nodes lead to the next by their first child; nodes from `used` on were never taken. */
  private free = 0;
  private used = 1;

  constructor(keys: ArrayLike<number>, max: number) {
    const n = keys.length;
    if (max >>> 0 !== max || max >= 2 ** 31) {
      throw new RangeError(`SortSlotTree: max must be an integer in [0, 2^31), got ${max}`);
    }
    const bits = 32 - Math.clz32(max);
    const nodes = (n + 1) * (bits + 1);
    if (nodes > 2 ** 28) throw new RangeError(`SortSlotTree: too many elements, got ${n}`);
    super(n, 2 * nodes, "SortSlotTree");
    this.max = max;
    this.bits = bits;
    this.begins = new IntSet(n);
    this.lengths = new Int32Array(n).fill(1);
    this.keys = new Int32Array(n);
    this.roots = new Int32Array(n);
    this.falls = new Uint8Array(n);
    this.up = this.slots - 2 * nodes;
    this.children = new Int32Array(2 * nodes);
    this.counts = new Int32Array(nodes);
    for (let i = 0; i < n; i++) {
      this.begins.add(i);
      this.keys[i] = this.checked(keys[i]!);
    }
  }

  /** Gives element i another key and returns its slot, for its new value. */
  place(i: number, key: number): number {
    checkIndex("SortSlotTree.place", i, this.size);
    this.checked(key);
    this.cut(i);
    this.cut(i + 1);
    // A trie of one element is a path.
    for (let t = this.roots[i]!; t > 0; ) {
      const next = this.children[2 * t]! + this.children[2 * t + 1]!;
      this.giveBack(t);
      t = next;
    }
    this.roots[i] = 0;
    this.keys[i] = key;
    return this.leaves + i;
  }

  /** Sorts [l, r) by ascending keys, or by descending ones. */
  sort(l: number, r: number, descending = false): void {
    checkRange("SortSlotTree.sort", l, r, this.size);
    if (l === r) return;
    this.cut(l);
    this.cut(r);
    let root = 0;
    for (let begin = l; begin < r; begin += this.lengths[begin]!) {
      root = this.merged(root, this.trie(begin), this.bits);
      if (begin === l) continue;
      this.begins.delete(begin);
      this.combine(this.leaves + begin, this.none, this.none);
      this.update(begin);
    }
    this.roots[l] = root;
    this.lengths[l] = r - l;
    this.falls[l] = descending ? 1 : 0;
    this.show(l);
  }

  override fold(l: number, r: number): number {
    checkRange("SortSlotTree.fold", l, r, this.size);
    this.cut(l);
    this.cut(r);
    return super.fold(l, r);
  }

  /** Lets a run begin at i. */
  private cut(i: number): void {
    if (i === this.size || this.begins.has(i)) return;
    const { lengths, roots, falls } = this;
    const begin = this.begins.floor(i);
    const root = roots[begin]!;
    const length = lengths[begin]!;
    const low = falls[begin] ? length - (i - begin) : i - begin;
    const high = this.split(root, low);
    roots[begin] = falls[begin] ? high : root;
    roots[i] = falls[begin] ? root : high;
    falls[i] = falls[begin]!;
    lengths[i] = length - (i - begin);
    lengths[begin] = i - begin;
    this.begins.add(i);
    this.show(begin);
    this.show(i);
  }

  /** Puts the fold of a run where it begins. */
  private show(begin: number): void {
    const fold = this.up + 2 * this.roots[begin]! + this.falls[begin]!;
    this.combine(this.leaves + begin, this.none, fold);
    this.update(begin);
  }

  /** The trie of a run; a single element gets one. */
  private trie(begin: number): number {
    if (this.roots[begin]! > 0) return this.roots[begin]!;
    const key = this.keys[begin]!;
    let t = this.newNode();
    this.counts[t] = 1;
    this.combine(this.up + 2 * t, this.none, this.leaves + begin);
    this.combine(this.up + 2 * t + 1, this.none, this.leaves + begin);
    for (let bit = 0; bit < this.bits; bit++) {
      const above = this.newNode();
      this.children[2 * above + ((key >>> bit) & 1)] = t;
      this.pull(above);
      t = above;
    }
    return t;
  }

  /** One trie of both, which have `bits` bits left; recurses 31 deep at most. */
  private merged(a: number, b: number, bits: number): number {
    if (a === 0 || b === 0) return a + b;
    if (bits === 0) throw new RangeError("SortSlotTree.sort: equal keys");
    const { children } = this;
    children[2 * a] = this.merged(children[2 * a]!, children[2 * b]!, bits - 1);
    children[2 * a + 1] = this.merged(children[2 * a + 1]!, children[2 * b + 1]!, bits - 1);
    this.giveBack(b);
    this.pull(a);
    return a;
  }

  /** Leaves the `low` least keys in trie a, 0 < low < count, and returns a trie of the others. */
  private split(a: number, low: number): number {
    const { children, counts } = this;
    const left = children[2 * a]!;
    const inLeft = counts[left]!;
    const b = this.newNode();
    if (low > inLeft) children[2 * b + 1] = this.split(children[2 * a + 1]!, low - inLeft);
    else {
      children[2 * b + 1] = children[2 * a + 1]!;
      children[2 * a + 1] = 0;
      if (low < inLeft) children[2 * b] = this.split(left, low);
    }
    this.pull(a);
    this.pull(b);
    return b;
  }

  private pull(t: number): void {
    const { children, counts, up } = this;
    const left = children[2 * t]!;
    const right = children[2 * t + 1]!;
    counts[t] = counts[left]! + counts[right]!;
    this.combine(up + 2 * t, up + 2 * left, up + 2 * right);
    this.combine(up + 2 * t + 1, up + 2 * right + 1, up + 2 * left + 1);
  }

  private newNode(): number {
    const t = this.free;
    if (t === 0) return this.used++;
    this.free = this.children[2 * t]!;
    this.children[2 * t] = 0;
    return t;
  }

  private giveBack(t: number): void {
    this.children[2 * t] = this.free;
    this.children[2 * t + 1] = 0;
    this.free = t;
  }

  private checked(key: number): number {
    if (key >>> 0 === key && key <= this.max) return key;
    throw new RangeError(`SortSlotTree: key must be in [0, ${this.max}], got ${key}`);
  }
}
