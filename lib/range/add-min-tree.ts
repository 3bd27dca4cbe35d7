/**
 * AddMinTree: numbers under additions to a range and minima of a range.
 *
 * Use     const tree = new AddMinTree(values); tree.add(l, r, x); tree.min(l, r)
 * Time    O(log n) for add and min, with no pushing down; O(n) to build
 * Space   32 to 64 bytes an element
 * Limits  n in [0, 2^29]; exact while all numbers stay within ±2^53. For maxima take AddMaxTree
 * Errors  RangeError for a bad size, a range outside, and an addend that is not finite
 * Source  additions stay where they were made: folklore ("zkw" segment tree), own code
 * Tested  add-min-tree.test.ts: against an array; verify: library-checker range_add_range_min
 */
import { checkFinite, checkNumber, checkRange, checkSize } from "./check-range";

export class AddMinTree {
  readonly size: number;
  /** The minimum below slot k and the addition made there, without the additions above it. */
  private readonly minima: Float64Array;
  private readonly added: Float64Array;
  private readonly leaves: number;

  /** n zeros, or the given values. */
  constructor(values: number | ArrayLike<number>) {
    const size = typeof values === "number" ? values : values.length;
    checkSize("AddMinTree", size, 2 ** 29);
    // Element i is slot leaves + 1 + i: there is a free leaf on both sides for the ends of a range.
    let leaves = 2;
    while (leaves < size + 2) leaves *= 2;
    const minima = new Float64Array(2 * leaves).fill(Infinity);
    for (let i = 0; i < size; i++) {
      const value = typeof values === "number" ? 0 : values[i]!;
      checkNumber("AddMinTree", value, i);
      minima[leaves + 1 + i] = value;
    }
    for (let k = leaves - 1; k > 0; k--) minima[k] = lesser(minima[2 * k]!, minima[2 * k + 1]!);
    this.size = size;
    this.minima = minima;
    this.added = new Float64Array(2 * leaves);
    this.leaves = leaves;
  }

  /** Adds x to every element in [l, r). */
  add(l: number, r: number, x: number): void {
    checkRange("AddMinTree.add", l, r, this.size);
    checkFinite("AddMinTree.add", x);
    const minima = this.minima;
    const added = this.added;
    let low = this.leaves + l;
    let high = this.leaves + r + 1;
    for (; (low ^ high) !== 1; low >>= 1, high >>= 1) {
      if ((low & 1) === 0) {
        minima[low + 1]! += x;
        added[low + 1]! += x;
      }
      if ((high & 1) === 1) {
        minima[high - 1]! += x;
        added[high - 1]! += x;
      }
      const left = low >> 1;
      const right = high >> 1;
      minima[left] = lesser(minima[2 * left]!, minima[2 * left + 1]!) + added[left]!;
      minima[right] = lesser(minima[2 * right]!, minima[2 * right + 1]!) + added[right]!;
    }
    for (let k = low >> 1; k > 0; k >>= 1) {
      minima[k] = lesser(minima[2 * k]!, minima[2 * k + 1]!) + added[k]!;
    }
  }

  /** The minimum of the elements in [l, r); Infinity if there are none. */
  min(l: number, r: number): number {
    checkRange("AddMinTree.min", l, r, this.size);
    const minima = this.minima;
    const added = this.added;
    let low = this.leaves + l;
    let high = this.leaves + r + 1;
    let left = Infinity;
    let right = Infinity;
    for (; (low ^ high) !== 1; low >>= 1, high >>= 1) {
      if ((low & 1) === 0) left = lesser(left, minima[low + 1]!);
      if ((high & 1) === 1) right = lesser(right, minima[high - 1]!);
      left += added[low >> 1]!;
      right += added[high >> 1]!;
    }
    let min = lesser(left, right);
    for (let k = low >> 1; k > 0; k >>= 1) min += added[k]!;
    return min;
  }
}

function lesser(a: number, b: number): number {
  return a < b ? a : b;
}
