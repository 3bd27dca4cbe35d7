/**
 * convexHull: the corners of the convex hull of points, counterclockwise.
 *
 * Use     const corners = convexHull(x, y); // their indices, counterclockwise
 * Time    O(n log n), O(n) beside the sort: 5 · 10^5 points in about 0.15 s
 * Space   about 24 bytes a point
 * Limits  integers within ±2^50, any number of points, equal ones and all on a line among them
 * Errors  RangeError: columns of different lengths, a coordinate that is no integer or too large
 * Source  A. M. Andrew, Information Processing Letters 9 (1979), own code
 * Tested  convex-hull.test.ts: against all half-planes through two points; verify: library-checker
 *         static_convex_hull
 */
import { smallCopy, smallInts } from "../sequence/small-ints";
import { type Coordinates, checkPoints } from "./check-points";
import { orientation } from "./orientation";
import { pointOrder } from "./point-order";

/**
 * The indices of the corners, from the lowest of the leftmost points on; of equal points one. Points on
 * an edge are no corners: with all points on a line there are two, with all points equal one. With
 * `edges` the points on edges stand between the corners; on a line all come in their order.
 */
export function convexHull(x: Coordinates, y: Coordinates, { edges = false } = {}): Int32Array {
  checkPoints("convexHull", x, y);
  const n = x.length;
  const order = pointOrder(x, y);
  const hull = smallInts(2 * n); // points of the lower chain may enter the upper one for a while
  let count = 0;
  const least = edges ? 0 : 1; // the least turn at a corner
  for (let at = 0; at < n; at++) count = push(hull, count, 0, order[at]!, x, y, least);
  const lower = count;
  if (edges && areOnLine(order, x, y)) return smallCopy(hull.subarray(0, lower));
  for (let at = n - 2; at >= 0; at--) count = push(hull, count, lower - 1, order[at]!, x, y, least);
  // The upper chain ends in the first point, or in one equal to it.
  return smallCopy(hull.subarray(0, count > 1 ? count - 1 : count));
}

/** Whether all points lie on the line through the first and the last one in order. */
function areOnLine(order: Int32Array, x: Coordinates, y: Coordinates): boolean {
  const [a, b] = [order[0]!, order[order.length - 1]!];
  return order.every((c) => orientation(x[a]!, y[a]!, x[b]!, y[b]!, x[c]!, y[c]!) === 0);
}

/** Adds a point to the chain that begins at `base` and drops what is no longer a corner. */
function push(
  hull: Int32Array,
  length: number,
  base: number,
  point: number,
  x: Coordinates,
  y: Coordinates,
  least: number,
): number {
  const px = x[point]!;
  const py = y[point]!;
  let count = length;
  if (count > base && x[hull[count - 1]!]! === px && y[hull[count - 1]!]! === py) return count;
  while (count - base >= 2) {
    const a = hull[count - 2]!;
    const b = hull[count - 1]!;
    if (orientation(x[a]!, y[a]!, x[b]!, y[b]!, px, py) >= least) break;
    count--;
  }
  hull[count] = point;
  return count + 1;
}
