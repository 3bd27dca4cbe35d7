/**
 * segmentDistance: the distance of two closed segments; pointSegmentDistance: of a point and a segment.
 *
 * Use     segmentDistance(ax, ay, bx, by, px, py, 9, 9); pointSegmentDistance(px, py, ax, ay, bx, by)
 * Time    four orientations and four square roots
 * Space   none
 * Limits  integers within ±2^50 give a relative error below 2^-48, and 0 exactly where they meet. Fractions
 *         are taken too; their differences and cross products are then rounded, an error below 2^-48 of the
 *         largest coordinate in most cases. A segment may be a point; not checked to be numbers:
 *         pointSegmentDistance(bx, by)
 * Errors  RangeError: a coordinate that is no finite number
 * Source  folklore, own code
 * Tested  segment-distance.test.ts: against fractions in BigInt; verify: AOJ CGL_2_D
 */
import { productDifference } from "./product-difference";
import { productSign } from "./product-sign";
import { segmentsMeet } from "./segments-meet";

/** From the segment ab to the segment cd. */
export function segmentDistance(
  ax: number,
  ay: number,
  bx: number,
  by: number,
  cx: number,
  cy: number,
  dx: number,
  dy: number,
): number {
  const least = Math.min(
    pointSegmentDistance(ax, ay, cx, cy, dx, dy),
    pointSegmentDistance(bx, by, cx, cy, dx, dy),
    pointSegmentDistance(cx, cy, ax, ay, bx, by),
    pointSegmentDistance(dx, dy, ax, ay, bx, by),
  );
  return segmentsMeet(ax, ay, bx, by, cx, cy, dx, dy) ? 0 : least;
}

/** From the point p to the segment ab. */
export function pointSegmentDistance(
  px: number,
  py: number,
  ax: number,
  ay: number,
  bx: number,
  by: number,
): number {
  const dx = bx - ax;
  const dy = by - ay;
  // The foot of p lies before a, after b, or between them.
  const isBeforeA = productSign(px - ax, dx, ay - py, dy) <= 0;
  const isAfterB = productSign(px - bx, dx, by - py, dy) >= 0;
  const distance = isBeforeA
    ? Math.hypot(px - ax, py - ay)
    : isAfterB
      ? Math.hypot(px - bx, py - by)
      : Math.abs(productDifference(dx, py - ay, dy, px - ax)) / Math.hypot(dx, dy);
  if (distance < Infinity) return distance;
  throw new RangeError(
    `segmentDistance: expected finite coordinates, got ${[px, py, ax, ay, bx, by].join(", ")}`,
  );
}
