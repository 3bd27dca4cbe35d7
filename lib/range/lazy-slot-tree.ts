/**
 * LazySlotTree: a SlotTree with lazy propagation: an action on all elements of a range.
 *
 * Time    O(log n) calls of push, act and pull for update, of push and take for visit
 * Space   none beside the subclass's columns: 2 to 4 slots an element
 * Limits  n in [0, 2^29]. Several subclasses in one program make the calls polymorphic and up to 3 times
 *         slower
 * Errors  RangeError for a bad size, an index or a range outside
 * Source  the order of pushes and pulls as in ac-library's lazy_segtree; the interface on slots is
 *         own work
 * Tested  lazy-slot-tree.test.ts: against an array, with actions that do not commute, and the README's
 *         tree;
 *         affine-sum-tree.verify.ts: library-checker range_affine_range_sum
 *
 * Beside the columns of values a subclass has columns of pending actions, one for each inner slot, that
 * start as "nothing to do". An operation stores its action in fields and calls update(l, r); act applies
 * these fields to a slot. README.md has a short one whose action depends on the place.
 */
import { checkIndex, checkRange, checkSize } from "./check-range";

export abstract class LazySlotTree {
  readonly size: number;
  /** The slot of element 0; a power of two. */
  readonly leaves: number;
  /** How long the columns of values must be; columns of pending actions need only `leaves`. */
  readonly slots: number;
  private readonly levels: number;

  constructor(size: number) {
    checkSize("LazySlotTree", size, 2 ** 29);
    let leaves = 1;
    while (leaves < size) leaves *= 2;
    this.size = size;
    this.leaves = leaves;
    this.slots = 2 * leaves;
    this.levels = 31 - Math.clz32(leaves);
  }

  /** Sets slot k from its children 2k and 2k + 1. */
  protected abstract pull(k: number): void;

  /** Applies the action in the subclass's fields to slot k: to its value, and to what is pending. */
  protected abstract act(k: number): void;

  /** Hands what is pending at slot k to its children 2k and 2k + 1; nothing is pending afterwards. */
  protected abstract push(k: number): void;

  /** Appends the value of slot k to the answer so far. */
  protected abstract take(k: number): void;

  /** Sets all inner slots from the leaves. */
  build(): void {
    for (let k = this.leaves - 1; k > 0; k--) this.pull(k);
  }

  /** Acts on every element in [l, r). */
  update(l: number, r: number): void {
    checkRange("LazySlotTree.update", l, r, this.size);
    if (l === r) return;
    const start = this.leaves + l;
    const end = this.leaves + r;
    this.pushEnds(start, end);
    for (let low = start, high = end; low < high; low >>= 1, high >>= 1) {
      if (low & 1) this.act(low++);
      if (high & 1) this.act(--high);
    }
    for (let level = 1; level <= this.levels; level++) {
      const low = start >> level;
      const high = (end - 1) >> level;
      const cutsLow = low << level !== start;
      const cutsHigh = (high + 1) << level !== end;
      if (cutsLow || (cutsHigh && low === high)) this.pull(low);
      if (cutsHigh && low !== high) this.pull(high);
    }
  }

  /** Calls take for slots that make up [l, r), from left to right. */
  visit(l: number, r: number): void {
    checkRange("LazySlotTree.visit", l, r, this.size);
    if (l === r) return;
    this.pushEnds(this.leaves + l, this.leaves + r);
    // From bit to bit, as in SegmentTree.fold: up to the level where the ways up from both sides meet, a 0
    // in `before` stands for a slot to its right, then a 1 in `behind` for one to its left.
    const before = this.leaves + l - 1;
    const behind = this.leaves + r;
    const mask = (1 << (31 - Math.clz32(before ^ behind))) - 1;
    for (let bits = ~before & mask; bits !== 0; bits &= bits - 1) {
      const level = 31 - Math.clz32(bits & -bits);
      this.take((before >> level) ^ 1);
    }
    for (let bits = behind & mask; bits !== 0; ) {
      const level = 31 - Math.clz32(bits);
      this.take((behind >> level) ^ 1);
      bits ^= 1 << level;
    }
  }

  /** Pushes down to element i and returns its leaf; after a change of the leaf, call pullAbove. */
  leaf(i: number): number {
    checkIndex("LazySlotTree.leaf", i, this.size);
    const leaf = this.leaves + i;
    for (let level = this.levels; level > 0; level--) this.push(leaf >> level);
    return leaf;
  }

  /** Sets the slots above a leaf that `leaf` returned. */
  pullAbove(leaf: number): void {
    for (let k = leaf >> 1; k > 0; k >>= 1) this.pull(k);
  }

  /** How many leaves lie under slot k. */
  width(k: number): number {
    return this.leaves >> (31 - Math.clz32(k));
  }

  /** The first element under slot k, for an action that depends on the index. A spare slot's is size or more. */
  first(k: number): number {
    return k * this.width(k) - this.leaves;
  }

  /** Pushes at every slot that is cut by one end of [start, end), which are leaves. */
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
