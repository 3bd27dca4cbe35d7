/**
 * dominanceSums: for each query in space the sum of the weights of the points that are at most as large in
 * all three coordinates ("CDQ divide and conquer", "three-dimensional partial order").
 *
 * Use     const points = { xs: [1, 2], ys: [1, 2], zs: [1, 2], weights: [5, 7] }; dominanceSums(points, points)
 * Time    O((n + q) log² (n + q)) for n points and q queries that are known beforehand
 * Space   some 60 bytes a point or query
 * Limits  n + q in [0, 2^26]; any coordinates but NaN; exact while all sums stay within ±2^53. Each weight
 *         is 1 if there are none. In boxes: eight queries each, with signs. In the plane rectangleSums is faster.
 *         Points that appear one after another have the time as a third coordinate
 * Errors  RangeError for lists of different length, NaN, a weight that is not finite
 * Source  merge sort by y over a Fenwick tree of z: folklore in China as "CDQ" for Chen Danqi; own code
 * Tested  dominance-sums.test.ts: against all pairs; verify: Luogu P3810
 */
import { argsort } from "../sequence/radix-sort";
import { compress } from "./compress";
import { joined } from "./rectangle-sums";

export interface Places {
  readonly xs: ArrayLike<number>;
  readonly ys: ArrayLike<number>;
  readonly zs: ArrayLike<number>;
}

/** A query's sum has the points with x, y and z at most its own; a point equal to it too. */
export function dominanceSums(
  points: Places & { readonly weights?: ArrayLike<number> },
  queries: Places,
): Float64Array {
  const { xs, ys, zs, weights } = points;
  const n = xs.length;
  const q = queries.xs.length;
  const lengths = [ys, zs, weights ?? xs, queries.ys, queries.zs].map((list) => list.length);
  if (lengths.some((length, at) => length !== (at < 3 ? n : q))) {
    throw new RangeError(`dominanceSums: ${n} and ${q} xs, then lists of ${lengths}`);
  }
  for (let i = 0; weights !== undefined && i < n; i++) {
    if (!Number.isFinite(weights[i])) {
      throw new RangeError(`dominanceSums: weight ${i} must be a finite number, got ${weights[i]}`);
    }
  }
  // Items i < n are the points, the others queries. Of equal x, the points come first: argsort is stable.
  const x = compress(joined(xs, queries.xs), "dominanceSums").ranks;
  const y = compress(joined(ys, queries.ys), "dominanceSums").ranks;
  const { ranks: z, values } = compress(joined(zs, queries.zs), "dominanceSums");
  const sums = new Float64Array(q);
  const tree = new Float64Array(values.length + 1); // Fenwick, place z + 1
  const add = (place: number, weight: number) => {
    for (let at = place + 1; at < tree.length; at += at & -at) tree[at]! += weight;
  };
  let order = argsort(x);
  let merged: Int32Array = new Int32Array(n + q);
  for (let width = 1; width < n + q; width *= 2) {
    for (let from = 0; from < n + q; from += 2 * width) {
      const middle = Math.min(from + width, n + q);
      const to = Math.min(middle + width, n + q);
      let left = from;
      for (let right = middle, at = from; at < to; at++) {
        if (left < middle && (right === to || y[order[left]!]! <= y[order[right]!]!)) {
          const item = order[left++]!;
          // A point behind the last query of the other half counts for none of it.
          if (item < n && right < to) add(z[item]!, weights === undefined ? 1 : weights[item]!);
          merged[at] = item;
          continue;
        }
        const item = order[right++]!;
        merged[at] = item;
        if (item < n) continue;
        let sum = 0;
        for (let place = z[item]! + 1; place > 0; place &= place - 1) sum += tree[place]!;
        sums[item - n]! += sum;
      }
      // Zeroes what was added. Doubles that round need not cancel, so it does not subtract.
      for (let at = from; at < middle; at++) {
        const item = order[at]!;
        if (item >= n) continue;
        for (let place = z[item]! + 1; place < tree.length; place += place & -place) {
          tree[place] = 0;
        }
      }
    }
    [order, merged] = [merged, order];
  }
  return sums;
}
