/**
 * circleTangents: the points where the tangents from a point touch a circle.
 *
 * Use     circleTangents({ x: 0, y: 0, r: 2 }, px, py)
 * Time    O(1)
 * Space   none
 * Limits  integers within ±2^50: the number of points is exact; they are rounded, by less than 2^-46 of the
 *         largest number. Fractions are taken too; then whether the point lies on the circle is subject
 *         to rounding
 * Errors  RangeError: a bad circle, a point that is not finite
 * Source  folklore, own code
 * Tested  circle-tangents.test.ts: against right angles and distances; verify: AOJ CGL_7_F
 */
import { type Circle, checkCircle, type Point } from "./check-circle";
import { squareGap } from "./square-gap";

/**
 * None for a point inside, itself on the circle, two outside: the first is the one on the left of the
 * way from the centre to the point.
 */
export function circleTangents(circle: Circle, px: number, py: number): Point[] {
  checkCircle("circleTangents", circle);
  const { x, y, r } = circle;
  const dx = px - x;
  const dy = py - y;
  const outside = -squareGap(r, dx, dy);
  if (Number.isNaN(outside)) {
    throw new RangeError(`circleTangents: expected a finite point, got (${px}, ${py})`);
  }
  if (outside < 0) return [];
  if (outside === 0) return [[px, py]];
  const square = dx * dx + dy * dy;
  const along = (r / square) * r;
  const across = (r / square) * Math.sqrt(outside);
  return [
    [x + dx * along - dy * across, y + dy * along + dx * across],
    [x + dx * along + dy * across, y + dy * along - dx * across],
  ];
}
