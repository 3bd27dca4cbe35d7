/**
 * pointInConvexPolygon: whether a point lies inside a convex polygon, outside or on its border, exactly.
 *
 * Use     pointInConvexPolygon(x, y, px, py)
 * Time    O(log n) a point
 * Space   none
 * Limits  integers within ±2^50; corners as from convexHull or in the opposite order, no three on a line;
 *         also one or two, or none. Not checked: the corners; others go to pointInPolygon
 * Errors  RangeError: columns of different lengths, a point that is no integer or too large, the first
 *         three corners on a line
 * Source  binary search in the fan of triangles at the first corner: folklore, own code
 * Tested  point-in-convex-polygon.test.ts: against all edges in BigInt; verify: Eolymp 2300
 */
import { type Coordinates, EXACT_LIMIT } from "./check-points";
import { orientation } from "./orientation";
import { productSign } from "./product-sign";

/** 1 inside, 0 on the border, -1 outside. */
export function pointInConvexPolygon(
  x: Coordinates,
  y: Coordinates,
  px: number,
  py: number,
): number {
  const n = x.length;
  if (y.length !== n) throw new RangeError(`pointInConvexPolygon: ${n} x, but ${y.length} y`);
  if (!isExact(px) || !isExact(py)) {
    throw new RangeError(
      `pointInConvexPolygon: expected integers within ±2^50, got ${px} and ${py}`,
    );
  }
  if (n < 3) return onSegment(x, y, 0, n - 1, px, py);
  const order = turn(x, y, 0, 1, x[2]!, y[2]!);
  if (order === 0) {
    throw new RangeError("pointInConvexPolygon: the first three corners lie on a line");
  }
  const atFirst = order * turn(x, y, 0, 1, px, py);
  if (atFirst < 0) return -1;
  // The last corner that is not beyond the point, seen from corner 0.
  const [x0, y0] = [x[0]!, y[0]!];
  const dx = order * (px - x0);
  const dy = order * (py - y0);
  let low = 1;
  let high = n;
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    if (productSign(x[middle]! - x0, dy, y[middle]! - y0, dx) >= 0) low = middle;
    else high = middle;
  }
  if (low === n - 1) return onSegment(x, y, 0, low, px, py);
  const atEdge = order * turn(x, y, low, low + 1, px, py);
  return atEdge > 0 && atFirst === 0 ? 0 : atEdge;
}

/** 0 on the segment between corners i and j, -1 elsewhere. */
function onSegment(
  x: Coordinates,
  y: Coordinates,
  i: number,
  j: number,
  px: number,
  py: number,
): number {
  const isWithin =
    Math.min(x[i]!, x[j]!) <= px &&
    px <= Math.max(x[i]!, x[j]!) &&
    Math.min(y[i]!, y[j]!) <= py &&
    py <= Math.max(y[i]!, y[j]!);
  return isWithin && turn(x, y, i, j, px, py) === 0 ? 0 : -1;
}

function turn(
  x: Coordinates,
  y: Coordinates,
  i: number,
  j: number,
  px: number,
  py: number,
): number {
  return orientation(x[i]!, y[i]!, x[j]!, y[j]!, px, py);
}

function isExact(value: number): boolean {
  return Number.isInteger(value) && Math.abs(value) <= EXACT_LIMIT;
}
