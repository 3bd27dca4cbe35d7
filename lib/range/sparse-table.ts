/**
 * SparseTable: folds of ranges of a fixed array by an idempotent operation, such as min, max, gcd, or.
 *
 * Use     const table = new SparseTable(values, Math.min); table.fold(l, r)
 * Time    O(1) for fold: two look-ups and one call of op; O(n log n) to build
 * Space   4 log n bytes an element for an Int32Array, 8 log n for others: 40 or 80 MB for 500,000; with
 *         ranges of up to `longest` elements, new SparseTable(values, op, longest), log longest for log n
 * Limits  n in [0, 2^24]; op(a, a) = a and op is associative and commutative: for sums take PrefixSums,
 *         for other operations DisjointSparseTable. Several operators in one program make it 2.5 to 3
 *         times slower
 * Errors  RangeError for a bad size, and a range outside, empty or too long; TypeError for an op that is no function
 * Source  Bender and Farach-Colton, "The LCA problem revisited", LATIN 2000
 * Tested  programs.test.ts: against an array; sparse-table.test.ts: the number of calls; verify:
 *         library-checker staticrmq
 */
import { checkOp, checkRange, checkSize, numbersOf } from "./check-range";

export class SparseTable {
  readonly size: number;
  /** How many elements a range may have. */
  readonly longest: number;
  private readonly op: (a: number, b: number) => number;
  /** table[level * size + i] is the fold of the 2^level elements from i on. */
  private readonly table: Int32Array | Float64Array;

  constructor(
    values: ArrayLike<number>,
    op: (a: number, b: number) => number,
    longest = values.length,
  ) {
    const size = values.length;
    checkSize("SparseTable", size, 2 ** 24);
    checkSize("SparseTable: longest", longest, 2 ** 24);
    checkOp("SparseTable", op);
    const levels = 32 - Math.clz32(Math.min(size, longest));
    const table =
      values instanceof Int32Array
        ? new Int32Array(levels * size)
        : new Float64Array(levels * size);
    table.set(values instanceof Int32Array ? values : numbersOf("SparseTable", values));
    for (let level = 1; level < levels; level++) {
      const half = 1 << (level - 1);
      const below = (level - 1) * size;
      const last = size - 2 * half;
      for (let i = 0; i <= last; i++) {
        table[level * size + i] = op(table[below + i]!, table[below + i + half]!);
      }
    }
    this.size = size;
    this.longest = longest;
    this.op = op;
    this.table = table;
  }

  /** The fold of the elements in [l, r), of which there are 1 to `longest`. */
  fold(l: number, r: number): number {
    checkRange("SparseTable.fold", l, r, this.size);
    if (l === r) throw new RangeError(`SparseTable.fold: expected l < r, got l = r = ${l}`);
    if (r - l > this.longest) {
      throw new RangeError(
        `SparseTable.fold: expected up to ${this.longest} elements, got ${r - l}`,
      );
    }
    const level = 31 - Math.clz32(r - l);
    const start = level * this.size;
    return this.op(this.table[start + l]!, this.table[start + r - (1 << level)]!);
  }
}
