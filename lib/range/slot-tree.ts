/**
 * SlotTree: a segment tree of values with several numbers each, kept by a subclass in typed columns.
 *
 * Use     class Sums extends SlotTree { x = new Float64Array(this.slots);
 *           combine(into: number, a: number, b: number) { this.x[into] = this.x[a]! + this.x[b]!; } }
 *         const tree = new Sums(n); tree.build(); tree.x[tree.leaves + i] = 5; tree.update(i); tree.x[tree.fold(l, r)]
 * Time    O(log n) calls of combine for update, fold, maxRight and minLeft; O(n) for build
 * Space   none beside the subclass's columns: 2 to 4 slots an element
 * Limits  n in [0, 2^29]; combine must be associative and need not commute. 10 to 15 times as fast as
 *         values that are objects; README.md says what several subclasses in one program cost
 * Errors  RangeError for a bad size, an index or a range outside
 * Source  bottom-up segment tree, folklore; the interface on slots is own work
 * Tested  programs.test.ts: against an array; slot-tree.test.ts: searches, against a walk over texts; verify:
 *         library-checker point_set_range_composite
 *
 * Slot k has the children 2k and 2k + 1; element i is slot leaves + i. A subclass declares its columns
 * full of the identity (`a = new Int32Array(this.slots).fill(1)`), and combine. Write the elements and
 * call build(); after a change of element i call update(i). fold returns the slot with the answer.
 */
import { checkIndex, checkRange, checkSize } from "./check-range";

export abstract class SlotTree {
  readonly size: number;
  /** The slot of element 0; a power of two. */
  readonly leaves: number;
  /** How long the columns must be. A fold may lie in one of the last two: read it before the next fold. */
  readonly slots: number;
  /** The slot of the identity. */
  readonly none = 0;

  /** The class that errors name. */
  protected readonly title: string;

  /** A subclass may have `extra` slots of its own behind these; `title` opens the messages of errors. */
  constructor(size: number, extra = 0, title = "SlotTree") {
    checkSize(title, size, 2 ** 29);
    let leaves = 1;
    while (leaves < size) leaves *= 2;
    this.size = size;
    this.title = title;
    this.leaves = leaves;
    this.slots = 2 * leaves + 2 + extra;
  }

  /** Sets slot `into` to the value of left followed by right; `into` is neither of them. */
  protected abstract combine(into: number, left: number, right: number): void;

  /** For LazySlotTree: called before a walk goes from slot k to its children. */
  protected push(_k: number): void {}

  /** Sets all inner slots from the leaves. */
  build(): void {
    for (let k = this.leaves - 1; k > 0; k--) this.combine(k, 2 * k, 2 * k + 1);
  }

  /** Sets the slots above element i, after a change of its leaf. */
  update(i: number): void {
    checkIndex("update", i, this.size, this.title);
    for (let k = (this.leaves + i) >> 1; k > 0; k >>= 1) this.combine(k, 2 * k, 2 * k + 1);
  }

  /** The slot of the fold of [l, r) from left to right, valid until the next fold; `none` if l = r. */
  fold(l: number, r: number): number {
    checkRange("fold", l, r, this.size, this.title);
    // From bit to bit, as in SegmentTree.fold: up to the level where the ways up from both sides meet, a 0
    // in `before` stands for a slot to its right, then a 1 in `behind` for one to its left.
    const before = this.leaves + l - 1;
    const behind = this.leaves + r;
    const mask = (1 << (31 - Math.clz32(before ^ behind))) - 1;
    let fold = this.none;
    let to = 2 * this.leaves;
    for (let bits = ~before & mask; bits !== 0; bits &= bits - 1) {
      const level = 31 - Math.clz32(bits & -bits);
      this.combine(to, fold, (before >> level) ^ 1);
      fold = to;
      to ^= 1;
    }
    for (let bits = behind & mask; bits !== 0; ) {
      const level = 31 - Math.clz32(bits);
      this.combine(to, fold, (behind >> level) ^ 1);
      fold = to;
      to ^= 1;
      bits ^= 1 << level;
    }
    return fold;
  }

  /**
   * The largest r in [l, size] for which isGood(fold(l, r)). isGood is given a slot, must hold for the
   * identity and, once it fails, fail for all larger r.
   */
  maxRight(l: number, isGood: (slot: number) => boolean): number {
    checkRange("maxRight", l, this.size, this.size, this.title);
    if (l === this.size) return l;
    let fold = this.none;
    let to = 2 * this.leaves;
    let k = this.leaves + l;
    do {
      while ((k & 1) === 0) k >>= 1;
      this.combine(to, fold, k);
      if (!isGood(to)) {
        while (k < this.leaves) {
          this.push(k);
          k *= 2;
          this.combine(to, fold, k);
          if (!isGood(to)) continue;
          fold = to;
          to ^= 1;
          k++;
        }
        return k - this.leaves;
      }
      fold = to;
      to ^= 1;
      k++;
    } while ((k & -k) !== k);
    return this.size;
  }

  /** The smallest l in [0, r] for which isGood(fold(l, r)), under the same conditions. */
  minLeft(r: number, isGood: (slot: number) => boolean): number {
    checkRange("minLeft", 0, r, this.size, this.title);
    if (r === 0) return 0;
    let fold = this.none;
    let to = 2 * this.leaves;
    let k = this.leaves + r;
    do {
      k--;
      while (k > 1 && k & 1) k >>= 1;
      this.combine(to, k, fold);
      if (!isGood(to)) {
        while (k < this.leaves) {
          this.push(k);
          k = 2 * k + 1;
          this.combine(to, k, fold);
          if (!isGood(to)) continue;
          fold = to;
          to ^= 1;
          k--;
        }
        return k + 1 - this.leaves;
      }
      fold = to;
      to ^= 1;
    } while ((k & -k) !== k);
    return 0;
  }
}
