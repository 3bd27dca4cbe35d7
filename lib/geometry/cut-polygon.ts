/**
 * cutPolygon: the part of a polygon on the left of a line; clipPolygon: the part inside a convex polygon.
 *
 * Use     const left = cutPolygon(x, y, ax, ay, bx, by); left.x
 * Time    O(n) a cut; clipPolygon O(n m) for m corners of the convex polygon
 * Space   16 bytes a corner of the answer
 * Limits  any finite coordinates. For integers within ±2^50 the side of each corner is exact, and new
 *         corners are rounded, by less than 2^-48 of the largest coordinate; a further cut works on
 *         rounded corners. The polygon may be any without crossings: of one that is not convex, parts
 *         that belong apart are linked along the line, which leaves the area right
 * Errors  RangeError: columns of different lengths, a coordinate that is not finite, a line through two
 *         equal points, a convex polygon of fewer than three corners
 * Source  I. E. Sutherland, G. W. Hodgman, Communications of the ACM 17 (1974), own code
 * Tested  cut-polygon.test.ts: against half-planes and integrals; verify: AOJ CGL_4_C
 */
import type { Coordinates } from "./check-points";
import { orientation } from "./orientation";
import { productDifference } from "./product-difference";

export interface Polygon {
  readonly x: Float64Array;
  readonly y: Float64Array;
}

/** The line from a to b; corners on it stay. Counterclockwise stays counterclockwise. */
export function cutPolygon(
  x: Coordinates,
  y: Coordinates,
  ax: number,
  ay: number,
  bx: number,
  by: number,
): Polygon {
  check("cutPolygon", x, y);
  if ((ax === bx && ay === by) || ![ax, ay, bx, by].every(Number.isFinite)) {
    throw new RangeError(`cutPolygon: expected two points, got (${ax}, ${ay}) and (${bx}, ${by})`);
  }
  return cut(x, y, ax, ay, bx, by);
}

/** `clipX`, `clipY`: the corners of the convex polygon, counterclockwise. */
export function clipPolygon(
  x: Coordinates,
  y: Coordinates,
  clipX: Coordinates,
  clipY: Coordinates,
): Polygon {
  check("clipPolygon", x, y);
  check("clipPolygon", clipX, clipY);
  const m = clipX.length;
  if (m < 3)
    throw new RangeError(`clipPolygon: expected at least three corners to clip by, got ${m}`);
  let part: Polygon = { x: Float64Array.from(x), y: Float64Array.from(y) };
  for (let i = 0; i < m; i++) {
    const next = i + 1 < m ? i + 1 : 0;
    // A line through two equal corners has all points on it: it cuts nothing off.
    part = cut(part.x, part.y, clipX[i]!, clipY[i]!, clipX[next]!, clipY[next]!);
  }
  return part;
}

function cut(
  x: Coordinates,
  y: Coordinates,
  ax: number,
  ay: number,
  bx: number,
  by: number,
): Polygon {
  const n = x.length;
  const outX = new Float64Array(2 * n);
  const outY = new Float64Array(2 * n);
  let count = 0;
  let before = orientation(ax, ay, bx, by, x[n - 1]!, y[n - 1]!);
  for (let i = 0; i < n; i++) {
    const side = orientation(ax, ay, bx, by, x[i]!, y[i]!);
    if (side * before < 0) {
      // Heights above the line, of opposite signs.
      const p = i > 0 ? i - 1 : n - 1;
      const from = productDifference(bx - ax, y[p]! - ay, by - ay, x[p]! - ax);
      const to = productDifference(bx - ax, y[i]! - ay, by - ay, x[i]! - ax);
      const along = from / (from - to);
      outX[count] = x[p]! + (x[i]! - x[p]!) * along;
      outY[count++] = y[p]! + (y[i]! - y[p]!) * along;
    }
    if (side >= 0) {
      outX[count] = x[i]!;
      outY[count++] = y[i]!;
    }
    before = side;
  }
  return { x: outX.slice(0, count), y: outY.slice(0, count) };
}

function check(name: string, x: Coordinates, y: Coordinates): void {
  if (x.length !== y.length) throw new RangeError(`${name}: ${x.length} x, but ${y.length} y`);
  for (let i = 0; i < x.length; i++) {
    if (Number.isFinite(x[i]) && Number.isFinite(y[i])) continue;
    throw new RangeError(`${name}: expected finite coordinates, got (${x[i]}, ${y[i]}) for ${i}`);
  }
}
