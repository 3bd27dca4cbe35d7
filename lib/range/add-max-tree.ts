/**
 * AddMaxTree: numbers under additions to a range and maxima of a range.
 *
 * Use     const tree = new AddMaxTree(n); tree.add(l, r, x); tree.max(l, r)
 * Time    O(log n) for add and max; O(n) to build
 * Space   32 to 64 bytes an element
 * Limits  n in [0, 2^29]; exact while all numbers stay within ±2^53
 * Errors  RangeError for a bad size, a range outside, and an addend that is not finite
 * Source  an AddMinTree of the negated numbers
 * Tested  add-max-tree.test.ts: against an array; verify: library-checker range_add_range_min through
 *         AddMinTree
 */
import { AddMinTree } from "./add-min-tree";
import { checkFinite, checkNumber, checkRange, checkSize } from "./check-range";

export class AddMaxTree {
  readonly size: number;
  private readonly negated: AddMinTree;

  /** n zeros, or the given values. */
  constructor(values: number | ArrayLike<number>) {
    checkSize("AddMaxTree", typeof values === "number" ? values : values.length, 2 ** 29);
    this.negated = new AddMinTree(
      typeof values === "number" ? values : Float64Array.from(values, negated),
    );
    this.size = this.negated.size;
  }

  /** Adds x to every element in [l, r). */
  add(l: number, r: number, x: number): void {
    checkRange("AddMaxTree.add", l, r, this.size);
    checkFinite("AddMaxTree.add", x);
    this.negated.add(l, r, -x);
  }

  /** The maximum of the elements in [l, r); -Infinity if there are none. */
  max(l: number, r: number): number {
    checkRange("AddMaxTree.max", l, r, this.size);
    return 0 - this.negated.min(l, r);
  }
}

function negated(value: number, i: number): number {
  checkNumber("AddMaxTree", value, i);
  return -value;
}
