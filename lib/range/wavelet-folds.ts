/**
 * WaveletFolds: fixed keys with weights that change, and folds of the weights of keys below x in a range.
 *
 * Use     const folds = new WaveletFolds([3, 1, 2], [10, 20, 30], Math.max, -Infinity); folds.fold(0, 3, x);
 *         folds.set(1, 5); folds.get(1); folds.rank(l, r, x)
 * Time    O(log² n) for fold and set: a SegmentTree for each bit of a key; O(n log n) to build
 * Space   8 log n to 16 log n bytes an element where weights are numbers
 * Limits  n in [0, 2^26]; keys are any numbers but NaN; op must be associative and commutative with `identity` on
 *         both sides. The methods of WaveletMatrix are here, too, but sumBelow throws: it is faster there, for
 *         weights that stay
 * Errors  RangeError for a bad size, NaN among the keys, weights of another count, an index or range outside;
 *         TypeError without op or identity; weights are not checked
 * Source  WaveletMatrix with a tree on the zeros of each level: folklore ("merge-sort tree"), own code
 * Tested  wavelet-folds.test.ts: against filtered slices; verify: library-checker point_add_rectangle_sum
 */
import { checkIdentity, checkIndex, checkOp } from "./check-range";
import { SegmentTree } from "./segment-tree";
import { WaveletMatrix } from "./wavelet-matrix";

export class WaveletFolds<T = number> extends WaveletMatrix {
  private readonly op: (a: T, b: T) => T;
  private readonly identity: T;
  /** Of each level's zeros in the order of the next level, and of the array. */
  private readonly trees: SegmentTree<T>[];

  constructor(keys: ArrayLike<number>, weights: ArrayLike<T>, op: (a: T, b: T) => T, identity: T) {
    super(keys, undefined, "WaveletFolds");
    checkOp("WaveletFolds", op);
    checkIdentity("WaveletFolds", identity);
    this.op = op;
    this.identity = identity;
    this.trees = this.zeroParts(weights).map((part) => new SegmentTree(part, op, identity));
  }

  /** The weight of element i. */
  get(i: number): T {
    checkIndex("WaveletFolds.get", i, this.size);
    return this.trees[this.levels]!.get(i);
  }

  /** The weight of element i becomes w. */
  set(i: number, w: T): void {
    checkIndex("WaveletFolds.set", i, this.size);
    this.trees[this.levels]!.set(i, w);
    let place = i;
    for (let level = 0; level < this.levels; level++) {
      place = this.nextPlace(level, place);
      if (place >= 0) this.trees[level]!.set(place, w);
      else place = ~place;
    }
  }

  /** The fold of the weights of the elements in [l, r) whose keys are less than x; the identity of none. */
  fold(l: number, r: number, x: number): T {
    const { groups, trees } = this;
    const op = this.op;
    let fold = this.identity;
    for (let g = 3 * this.below("WaveletFolds.fold", l, r, x) - 3; g >= 0; g -= 3) {
      fold = op(fold, trees[groups[g]!]!.fold(groups[g + 1]!, groups[g + 2]!));
    }
    return fold;
  }
}
