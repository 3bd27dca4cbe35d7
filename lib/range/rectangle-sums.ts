/**
 * rectangleSums: sums of the weights of fixed points in rectangles.
 *
 * Use     rectangleSums({ xs: [1], ys: [2], weights: [5] }, { lefts: [0], bottoms: [0], rights: [9], tops: [9] })
 * Time    O((n + q) log n) for n points and q rectangles that are known beforehand
 * Space   about 60 bytes a point and 70 bytes a rectangle
 * Limits  n and q in [0, 2^26]; any coordinates but NaN; exact while all sums stay within ±2^53; not
 *         checked to be numbers: joined(first, second)
 * Errors  RangeError for lists of different length, NaN, a weight that is not finite, and a rectangle
 *         with left > right or bottom > top
 * Source  a sweep by x over a Fenwick tree of y: folklore, own code
 * Tested  programs.test.ts: against all points; rectangle-sums.test.ts: of any sign; verify: library-checker
 *         rectangle_sum
 */
import { argsort } from "../sequence/radix-sort";
import { compress, lowerBound } from "./compress";
import { FenwickTree } from "./fenwick-tree";

export interface Points {
  readonly xs: ArrayLike<number>;
  readonly ys: ArrayLike<number>;
  readonly weights: ArrayLike<number>;
}

/** A rectangle contains the points with left <= x < right and bottom <= y < top. */
export interface Rectangles {
  readonly lefts: ArrayLike<number>;
  readonly bottoms: ArrayLike<number>;
  readonly rights: ArrayLike<number>;
  readonly tops: ArrayLike<number>;
}

/** Both lists in one; 32-bit numbers, which are sorted in half the time, stay so. */
export function joined(
  first: ArrayLike<number>,
  second: ArrayLike<number>,
): Int32Array | Float64Array {
  const isInts = first instanceof Int32Array && second instanceof Int32Array;
  const length = first.length + second.length;
  const all = isInts ? new Int32Array(length) : new Float64Array(length);
  all.set(first);
  all.set(second, first.length);
  return all;
}

export function rectangleSums(points: Points, rectangles: Rectangles): Float64Array {
  const { xs, ys, weights } = points;
  const { lefts, bottoms, rights, tops } = rectangles;
  const n = xs.length;
  const count = lefts.length;
  const lengths = [ys, weights, bottoms, rights, tops].map((list) => list.length);
  if (lengths.some((length, at) => length !== (at < 2 ? n : count))) {
    throw new RangeError(`rectangleSums: ${n} xs, ${count} lefts, then lists of ${lengths}`);
  }
  for (let i = 0; i < n; i++) {
    if (Number.isNaN(xs[i]! + 0 * weights[i]!)) {
      throw new RangeError(`rectangleSums: point ${i} has x = ${xs[i]} and weight ${weights[i]}`);
    }
  }
  // Side s < count is the left side of rectangle s, side count + s its right side.
  const sides = joined(lefts, rights);
  const low = new Int32Array(count);
  const high = new Int32Array(count);
  const { values, ranks } = compress(ys, "rectangleSums");
  for (let s = 0; s < count; s++) {
    if (!(lefts[s]! <= rights[s]! && bottoms[s]! <= tops[s]!)) {
      throw new RangeError(
        `rectangleSums: expected left <= right, bottom <= top in rectangle ${s}`,
      );
    }
    low[s] = lowerBound(values, bottoms[s]!);
    high[s] = lowerBound(values, tops[s]!);
  }
  const byX = argsort(xs);
  const bySide = argsort(sides);
  const tree = new FenwickTree(values.length);
  const sums = new Float64Array(count);
  let point = 0;
  for (const side of bySide) {
    for (; point < n && xs[byX[point]!]! < sides[side]!; point++) {
      tree.add(ranks[byX[point]!]!, weights[byX[point]!]!);
    }
    const s = side % count;
    sums[s]! += tree.sum(low[s]!, high[s]!) * (side < count ? -1 : 1);
  }
  return sums;
}
