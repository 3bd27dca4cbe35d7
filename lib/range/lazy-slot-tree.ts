/**
 * LazySlotTree: a SlotTree with lazy propagation: an action on all elements of a range.
 *
 * Use     class AddMin extends LazySlotTree { min = new Float64Array(this.slots);
 *         todo = new Float64Array(this.leaves); x = 0;
 *           combine(into: number, a: number, b: number) { this.min[into] = Math.min(this.min[a]!, this.min[b]!); }
 *           act(k: number, x = this.x) { this.min[k]! += x; if (k < this.leaves) this.todo[k]! += x; }
 *           push(k: number) { for (const c of [2 * k, 2 * k + 1]) this.act(c, this.todo[k]!); this.todo[k] = 0; } }
 *         const tree = new AddMin(n); tree.x = 5; tree.updateRange(l, r); tree.min[tree.fold(l, r)]
 * Time    O(log n) calls of push, act and combine for updateRange, of push and combine for fold; where act
 *         fails ("segment tree beats"), as many more as slots fail
 * Space   none beside the subclass's columns: 2 to 4 slots an element
 * Limits  n in [0, 2^29]; README.md says what several subclasses in one program cost
 * Errors  RangeError for a bad size, an index or a range outside, and an act that fails at a leaf
 * Source  the order of pushes and pulls as in ac-library's lazy_segtree; the interface on slots is
 *         own work
 * Tested  lazy-slot-tree.test.ts: against an array, with actions that do not commute, and the README's
 *         tree; verify: library-checker range_affine_point_get
 *
 * Beside the columns of values a subclass has columns of pending actions, one for each inner slot, that
 * start as "nothing to do". An operation stores its action in fields and calls updateRange(l, r); act
 * applies these fields to a slot. README.md has a short one whose action depends on the place.
 * An act that returns false has changed nothing: both children take the action then, as HistoricMaxTree's.
 */
import { checkIndex, checkRange } from "./check-range";
import { SlotTree } from "./slot-tree";

export abstract class LazySlotTree extends SlotTree {
  private readonly levels: number;

  /** Columns of values have `slots` places; those of pending actions need only `leaves`. `title`: as in SlotTree. */
  constructor(size: number, title = "LazySlotTree") {
    super(size, 0, title);
    this.levels = 31 - Math.clz32(this.leaves);
  }

  /**
   * Applies the action in the subclass's fields to slot k: to its value, and to what is pending. Returns
   * false, and changes nothing, where the slots below have to take it one by one.
   */
  protected abstract act(k: number): unknown;

  /** Hands what is pending at slot k to its children 2k and 2k + 1; nothing is pending afterwards. */
  protected abstract override push(k: number): void;

  /** Acts on every element in [l, r). */
  updateRange(l: number, r: number): void {
    checkRange("updateRange", l, r, this.size, this.title);
    if (l === r) return;
    const start = this.leaves + l;
    const end = this.leaves + r;
    this.pushEnds(start, end);
    for (let low = start, high = end; low < high; low >>= 1, high >>= 1) {
      if (low & 1 && this.act(low++) === false) this.descend(low - 1);
      if (high & 1 && this.act(--high) === false) this.descend(high);
    }
    for (let level = 1; level <= this.levels; level++) {
      const low = start >> level;
      const high = (end - 1) >> level;
      const cutsLow = low << level !== start;
      const cutsHigh = (high + 1) << level !== end;
      if (cutsLow || (cutsHigh && low === high)) this.combine(low, 2 * low, 2 * low + 1);
      if (cutsHigh && low !== high) this.combine(high, 2 * high, 2 * high + 1);
    }
  }

  override fold(l: number, r: number): number {
    checkRange("fold", l, r, this.size, this.title);
    if (l < r) this.pushEnds(this.leaves + l, this.leaves + r);
    return super.fold(l, r);
  }

  override maxRight(l: number, isGood: (slot: number) => boolean): number {
    checkRange("maxRight", l, this.size, this.size, this.title);
    if (l < this.size) this.leaf(l);
    return super.maxRight(l, isGood);
  }

  override minLeft(r: number, isGood: (slot: number) => boolean): number {
    checkRange("minLeft", 0, r, this.size, this.title);
    if (r > 0) this.leaf(r - 1);
    return super.minLeft(r, isGood);
  }

  /** Pushes down to element i and returns its slot; after a change there, call update(i). */
  leaf(i: number): number {
    checkIndex("leaf", i, this.size, this.title);
    const leaf = this.leaves + i;
    for (let level = this.levels; level > 0; level--) this.push(leaf >> level);
    return leaf;
  }

  /** How many leaves lie under slot k. */
  width(k: number): number {
    return this.leaves >> (31 - Math.clz32(k));
  }

  /** The first element under slot k, for an action that depends on the index. A spare slot's is size or more. */
  first(k: number): number {
    return k * this.width(k) - this.leaves;
  }

  /** The action on the children of a slot that did not take it. */
  private descend(k: number): void {
    if (k >= this.leaves) throw new RangeError(`${this.title}.act: failed at a leaf, slot ${k}`);
    this.push(k);
    for (let child = 2 * k; child < 2 * k + 2; child++) {
      if (this.act(child) === false) this.descend(child);
    }
    this.combine(k, 2 * k, 2 * k + 1);
  }

  /** Pushes at every slot that is cut by one end of [start, end), which are leaves. */
  protected pushEnds(start: number, end: number): void {
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
