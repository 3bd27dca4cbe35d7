/**
 * DualSlotTree: a segment tree for actions on ranges and reads of single elements ("dual").
 *
 * Use     class Adds extends DualSlotTree { sum = new Float64Array(this.slots); x = 0;
 *           act(k: number, x = this.x) { this.sum[k]! += x; }
 *           push(k: number) { for (const c of [2 * k, 2 * k + 1]) this.act(c, this.sum[k]!); this.sum[k] = 0; } }
 *         const tree = new Adds(n); tree.x = 5; tree.updateRange(l, r); tree.sum[tree.leaf(i)]
 * Time    O(log n) calls of push and act for updateRange, of push for leaf
 * Space   none beside the subclass's columns: 2 to 4 slots an element
 * Limits  n in [0, 2^29]; actions need not commute; README.md says what several subclasses in one
 *         program cost
 * Errors  RangeError for a bad size, an index or a range outside
 * Source  folklore; the interface on slots is own work
 * Tested  programs.test.ts: against an array; dual-slot-tree.test.ts: slots and leaves; verify: library-checker
 *         range_affine_point_get
 *
 * Slot k has the children 2k and 2k + 1; element i is slot leaves + i. A slot holds an action for all
 * elements below it, older than the actions in the slots above. A subclass declares its columns
 * (`b = new Int32Array(this.slots)`) with "nothing to do" in each slot, stores an action in its fields
 * and calls updateRange(l, r). Slot leaf(i) holds all that was done to element i.
 */
import { checkIndex, checkRange, checkSize } from "./check-range";

export abstract class DualSlotTree {
  readonly size: number;
  /** The slot of element 0; a power of two. */
  readonly leaves: number;
  /** How long the columns must be: twice `leaves`. */
  readonly slots: number;
  private readonly levels: number;

  constructor(size: number) {
    checkSize("DualSlotTree", size, 2 ** 29);
    let leaves = 1;
    while (leaves < size) leaves *= 2;
    this.size = size;
    this.leaves = leaves;
    this.slots = 2 * leaves;
    this.levels = 31 - Math.clz32(leaves);
  }

  /** Appends the action in the subclass's fields to the action of slot k. */
  protected abstract act(k: number): void;

  /** Hands the action of slot k to its children 2k and 2k + 1; the slot holds nothing afterwards. */
  protected abstract push(k: number): void;

  /** Acts on every element in [l, r). */
  updateRange(l: number, r: number): void {
    checkRange("DualSlotTree.updateRange", l, r, this.size);
    if (l === r) return;
    let low = this.leaves + l;
    let high = this.leaves + r;
    for (let level = this.levels; level > 0; level--) {
      const first = low >> level;
      const last = (high - 1) >> level;
      const cutsLow = first << level !== low;
      const cutsHigh = (last + 1) << level !== high;
      if (cutsLow || (cutsHigh && first === last)) this.push(first);
      if (cutsHigh && first !== last) this.push(last);
    }
    for (; low < high; low >>= 1, high >>= 1) {
      if (low & 1) this.act(low++);
      if (high & 1) this.act(--high);
    }
  }

  /** Pushes down to element i and returns its slot. */
  leaf(i: number): number {
    checkIndex("DualSlotTree.leaf", i, this.size);
    const leaf = this.leaves + i;
    for (let level = this.levels; level > 0; level--) this.push(leaf >> level);
    return leaf;
  }
}
