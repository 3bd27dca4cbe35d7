/**
 * projection: the foot of a point on a line; reflection: its mirror image behind the line.
 *
 * Use     projection(px, py, ax, ay, bx, by)
 * Time    about 50 operations
 * Space   none
 * Limits  integers within ±2^50 give an error below 2^-48 of the largest coordinate. Fractions are taken
 *         too; then the distance from the line is rounded as well; not checked to be numbers:
 *         projection(px, py), reflection(px, py)
 * Errors  RangeError: two equal points for a line, a coordinate that is not finite
 * Source  folklore, own code
 * Tested  projection.test.ts: against fractions in BigInt; verify: AOJ CGL_7_D through
 *         circleLineCrossings
 */
import type { Point } from "./check-circle";
import { productDifference } from "./product-difference";

/** The point of the line through a and b that is nearest to p. */
export function projection(
  px: number,
  py: number,
  ax: number,
  ay: number,
  bx: number,
  by: number,
): Point {
  const [toX, toY] = wayToLine(px, py, ax, ay, bx, by);
  return [px + toX, py + toY];
}

/** The point as far behind the line through a and b as p is before it. */
export function reflection(
  px: number,
  py: number,
  ax: number,
  ay: number,
  bx: number,
  by: number,
): Point {
  const [toX, toY] = wayToLine(px, py, ax, ay, bx, by);
  return [px + 2 * toX, py + 2 * toY];
}

function wayToLine(px: number, py: number, ax: number, ay: number, bx: number, by: number): Point {
  const dx = bx - ax;
  const dy = by - ay;
  const square = dx * dx + dy * dy;
  const height = productDifference(dx, ay - py, dy, ax - px); // the distance · |ab|, signed
  if (square > 0 && Math.abs(height) < Infinity) {
    return [(-dy * height) / square, (dx * height) / square];
  }
  throw new RangeError(
    `projection: expected a point and two of a line, got ${[px, py, ax, ay, bx, by].join(", ")}`,
  );
}
