/**
 * circleCrossings: the points that two circles have in common.
 *
 * Use     circleCrossings({ x: 0, y: 0, r: 2 }, { x: 1, y: 0, r: 2 })
 * Time    O(1)
 * Space   none
 * Limits  integers within ±2^50: the number of points is exact, so circles that touch give one point. The
 *         points are rounded, by less than 2^-46 of the largest number unless the radii are much greater
 *         than the distance of the centres. Fractions are taken too; then whether circles touch is
 *         subject to rounding
 * Errors  RangeError: a bad circle, two equal circles
 * Source  folklore, own code
 * Tested  circle-crossings.test.ts: against roots in BigInt; verify: AOJ CGL_7_E
 */
import { type Circle, checkCircle, type Point } from "./check-circle";
import { squareGap } from "./square-gap";

/** None, one or two points; the first of two lies on the left of the way from centre to centre. */
export function circleCrossings(first: Circle, second: Circle): Point[] {
  checkCircle("circleCrossings", first);
  checkCircle("circleCrossings", second);
  const dx = second.x - first.x;
  const dy = second.y - first.y;
  if (dx === 0 && dy === 0) {
    if (first.r !== second.r) return [];
    throw new RangeError("circleCrossings: the circles are equal, all their points are common");
  }
  // By Heron's formula 16 times the square of the area of the triangle with sides r, r' and d.
  const outer = squareGap(first.r + second.r, dx, dy);
  const inner = -squareGap(first.r - second.r, dx, dy);
  if (outer < 0 || inner < 0) return [];
  const square = dx * dx + dy * dy;
  const along = (1 + ((first.r - second.r) * (first.r + second.r)) / square) / 2;
  const footX = first.x + dx * along;
  const footY = first.y + dy * along;
  if (outer === 0 || inner === 0) return [[footX, footY]];
  const across = (Math.sqrt(outer) * Math.sqrt(inner)) / (2 * square);
  return [
    [footX - dy * across, footY + dx * across],
    [footX + dy * across, footY - dx * across],
  ];
}
