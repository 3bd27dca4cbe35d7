/**
 * DisjointSparseTable: folds of ranges of a fixed array by any associative operation.
 *
 * Use     const table = new DisjointSparseTable(values, (a, b) => (a * b) % 1000); table.fold(l, r)
 * Time    O(1) for fold: two look-ups and at most one call of op; O(n log n) to build
 * Space   8 log n bytes an element: 80 MB for 500,000
 * Limits  n in [0, 2^24]; op must be associative and need not commute. Several operators in one program
 *         make it 2.5 to 3 times slower
 * Errors  RangeError for a bad size, and a range outside or empty; TypeError for an op that is no function
 * Source  folds from the middles of blocks outwards: folklore ("sqrt tree" of one level), own code
 * Tested  disjoint-sparse-table.test.ts: against folds of an array, with an operation that does not
 *         commute; verify: library-checker static_range_sum
 */
import { checkOp, checkRange, checkSize, numbersOf } from "./check-range";

export class DisjointSparseTable {
  readonly size: number;
  private readonly op: (a: number, b: number) => number;
  /**
   * Level h cuts the array into blocks of 2^(h + 1); table[h * size + i] is the fold from i to the middle
   * of its block, or from the middle to i, with both ends.
   */
  private readonly table: Float64Array;

  constructor(values: ArrayLike<number>, op: (a: number, b: number) => number) {
    const size = values.length;
    checkSize("DisjointSparseTable", size, 2 ** 24);
    checkOp("DisjointSparseTable", op);
    const numbers = numbersOf("DisjointSparseTable", values);
    const levels = Math.max(1, 32 - Math.clz32(size - 1));
    const table = new Float64Array(levels * size);
    for (let level = 0; level < levels; level++) {
      const half = 1 << level;
      const row = level * size;
      for (let middle = half; middle - half < size; middle += 2 * half) {
        const last = Math.min(middle, size) - 1;
        table[row + last] = numbers[last]!;
        for (let i = last - 1; i >= middle - half; i--) {
          table[row + i] = op(numbers[i]!, table[row + i + 1]!);
        }
        if (middle >= size) continue;
        table[row + middle] = numbers[middle]!;
        for (let i = middle + 1; i < Math.min(middle + half, size); i++) {
          table[row + i] = op(table[row + i - 1]!, numbers[i]!);
        }
      }
    }
    this.size = size;
    this.op = op;
    this.table = table;
  }

  /** The fold of the elements in [l, r), from left to right; needs l < r. */
  fold(l: number, r: number): number {
    checkRange("DisjointSparseTable.fold", l, r, this.size);
    if (l === r) throw new RangeError(`DisjointSparseTable.fold: expected l < r, got l = r = ${l}`);
    const last = r - 1;
    if (l === last) return this.table[l]!;
    // The highest bit in which both ends differ is the level whose block has its middle between them.
    const row = (31 - Math.clz32(l ^ last)) * this.size;
    return this.op(this.table[row + l]!, this.table[row + last]!);
  }
}
