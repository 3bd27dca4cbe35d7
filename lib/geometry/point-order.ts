/**
 * pointOrder: the indices of points by x, those of equal x by y, equal points by index.
 *
 * Use     pointOrder(x, y)
 * Time    O(n) for 32-bit coordinates, O(n log n) for few points
 * Space   about 20 bytes a point
 * Limits  two columns of the same length; NaN is not checked; not checked to be numbers: pointOrder(x, y)
 * Errors  none
 * Source  two stable sorts, the last one by x
 * Tested  point-order.test.ts: against a comparison of pairs; verify: library-checker static_convex_hull
 *         through convexHull
 */
import { argsort } from "../sequence/radix-sort";
import { smallInts } from "../sequence/small-ints";
import type { Coordinates } from "./check-points";

export function pointOrder(x: Coordinates, y: Coordinates): Int32Array {
  const n = x.length;
  if (n >= MANY) return argsort(x, argsort(y));
  const order = smallInts(n);
  for (let at = 0; at < n; at++) order[at] = at;
  const compare = (i: number, j: number) => x[i]! - x[j]! || y[i]! - y[j]! || i - j;
  if (n > FEW) return order.sort(compare);
  for (let end = 1; end < n; end++) {
    let at = end;
    for (; at > 0 && compare(order[at - 1]!, end) > 0; at--) order[at] = order[at - 1]!;
    order[at] = end;
  }
  return order;
}

const MANY = 1000; // below this, clearing the counters of a radix sort costs more than sorting the points
const FEW = 12;
