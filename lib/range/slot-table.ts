/**
 * SlotTable: folds of ranges of a fixed array of values with several numbers each, kept by a subclass
 * in typed columns.
 *
 * Use     class Sums extends SlotTable { x = new Float64Array(this.slots);
 *           combine(into: number, a: number, b: number) { this.x[into] = this.x[a]! + this.x[b]!; } }
 *         const table = new Sums(n); table.build(); table.x[table.fold(l, r)]
 * Time    O(1) for fold: at most one call of combine; O(n log n) for build
 * Space   none beside the subclass's columns: log n slots an element, 20 for 500,000
 * Limits  n in [0, 2^24]; combine must be associative and need not commute: SparseTable and
 *         DisjointSparseTable take numbers
 * Errors  RangeError for a bad size and a range outside
 * Source  DisjointSparseTable; the interface on slots is own work
 * Tested  slot-table.test.ts: against folds of an array, with an operation that does not commute;
 *         verify: CSES 3226
 *
 * A subclass declares its columns full of the identity, and combine. Write element i into slot i and
 * call build(). fold returns the slot with the answer.
 */
import { checkRange, checkSize } from "./check-range";

export abstract class SlotTable {
  readonly size: number;
  /** How long the columns must be. */
  readonly slots: number;
  /** The slot of the identity; the last one, behind it, takes the answers. */
  readonly none: number;

  constructor(size: number) {
    checkSize("SlotTable", size, 2 ** 24);
    this.size = size;
    this.none = Math.max(1, 32 - Math.clz32(size - 1)) * size;
    this.slots = this.none + 2;
  }

  /** Sets slot `into` to the value of left followed by right; `into` is neither of them. */
  protected abstract combine(into: number, left: number, right: number): void;

  /**
   * Sets all rows from the elements. Row h cuts the array into blocks of 2^(h + 1); its slot i holds the
   * fold from i to the middle of its block, or from the middle to i, with both ends. Row 0 is the elements.
   */
  build(): void {
    const { size, none } = this;
    for (let half = 2, row = size; half < size; half *= 2, row += size) {
      for (let middle = half; middle - half < size; middle += 2 * half) {
        const last = Math.min(middle, size) - 1;
        this.combine(row + last, last, none);
        for (let i = last - 1; i >= middle - half; i--) this.combine(row + i, i, row + i + 1);
        if (middle >= size) continue;
        this.combine(row + middle, none, middle);
        const end = Math.min(middle + half, size);
        for (let i = middle + 1; i < end; i++) this.combine(row + i, row + i - 1, i);
      }
    }
  }

  /** The slot of the fold of [l, r) from left to right, valid until the next fold; `none` if l = r. */
  fold(l: number, r: number): number {
    checkRange("SlotTable.fold", l, r, this.size);
    const last = r - 1;
    if (l >= last) return l > last ? this.none : l;
    // The highest bit in which both ends differ is the row whose block has its middle between them.
    const row = (31 - Math.clz32(l ^ last)) * this.size;
    this.combine(this.none + 1, row + l, row + last);
    return this.none + 1;
  }
}
