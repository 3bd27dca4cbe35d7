/**
 * circlePolygonArea: the signed area that a circle and a polygon have in common.
 *
 * Use     circlePolygonArea({ x: 0, y: 0, r: 2 }, x, y)
 * Time    O(n), two square roots and up to three angles an edge
 * Space   none
 * Limits  finite coordinates, also fractions; an error of about n · 2^-50 times the square of the largest
 *         of radius and coordinates, seen from the centre. Edges that cross each other count areas as
 *         often as the polygon winds about them
 * Errors  RangeError: a bad circle, columns of different lengths, a coordinate that is not finite
 * Source  sectors and triangles seen from the centre: folklore, own code
 * Tested  circle-polygon-area.test.ts: against integrals of slices; verify: AOJ CGL_7_H
 */
import { type Circle, checkCircle } from "./check-circle";
import type { Coordinates } from "./check-points";

/** Positive where the corners go counterclockwise; 0 for fewer than three. */
export function circlePolygonArea(circle: Circle, x: Coordinates, y: Coordinates): number {
  checkCircle("circlePolygonArea", circle);
  const n = x.length;
  if (y.length !== n) throw new RangeError(`circlePolygonArea: ${n} x, but ${y.length} y`);
  let twice = 0;
  for (let i = 0; i < n; i++) {
    const next = i + 1 < n ? i + 1 : 0;
    twice += edgeArea(
      circle.r,
      x[i]! - circle.x,
      y[i]! - circle.y,
      x[next]! - circle.x,
      y[next]! - circle.y,
    );
  }
  if (Number.isFinite(twice)) return twice / 2;
  throw new RangeError("circlePolygonArea: expected finite coordinates");
}

/** Twice the signed area of the circle about the origin and the triangle of the origin, p and q. */
function edgeArea(r: number, px: number, py: number, qx: number, qy: number): number {
  const dx = qx - px;
  const dy = qy - py;
  const square = dx * dx + dy * dy;
  const cross = px * qy - py * qx;
  // p + t d lies in the circle for t between low and high.
  const rest = r * r * square - cross * cross;
  const middle = -(px * dx + py * dy) / square;
  const half = Math.sqrt(rest) / square;
  const low = Math.max(0, middle - half);
  const high = Math.min(1, middle + half);
  if (rest <= 0 || low >= high) return r * r * angle(px, py, qx, qy);
  let area = cross * (high - low);
  if (low > 0) area += r * r * angle(px, py, px + dx * low, py + dy * low);
  if (high < 1) area += r * r * angle(px + dx * high, py + dy * high, qx, qy);
  return area;
}

function angle(px: number, py: number, qx: number, qy: number): number {
  return Math.atan2(px * qy - py * qx, px * qx + py * qy);
}
