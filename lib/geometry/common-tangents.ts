/**
 * commonTangents: the lines that touch two circles, by their points on both.
 *
 * Use     commonTangents({ x: 0, y: 0, r: 2 }, { x: 1, y: 0, r: 2 })
 * Time    O(1)
 * Space   none
 * Limits  integers within ±2^50: the number of tangents, 0 to 4, is exact; the points are rounded, by less
 *         than 2^-46 of the largest number unless the radii are much greater than the distance of the
 *         centres. Fractions are taken too; then whether circles touch is subject to rounding
 * Errors  RangeError: a bad circle, two equal circles
 * Source  folklore, own code
 * Tested  common-tangents.test.ts: against distances of lines from centres, and the known counts; verify:
 *         AOJ CGL_7_G
 */
import { type Circle, checkCircle, type Point } from "./check-circle";
import { squareGap } from "./square-gap";

export interface Tangent {
  /** Where it touches the first circle. */
  readonly first: Point;
  /** Where it touches the second one; the same point where the circles touch each other there. */
  readonly second: Point;
}

/** The outer ones, with both circles on one side, before the inner ones, which pass between them. */
export function commonTangents(first: Circle, second: Circle): Tangent[] {
  checkCircle("commonTangents", first);
  checkCircle("commonTangents", second);
  const dx = second.x - first.x;
  const dy = second.y - first.y;
  if (dx === 0 && dy === 0) {
    if (first.r !== second.r) return [];
    throw new RangeError("commonTangents: the circles are equal, all their tangents are common");
  }
  const square = dx * dx + dy * dy;
  const tangents: Tangent[] = [];
  for (const r of [second.r, -second.r]) {
    // A unit normal n with n · (dx, dy) = first.r - r: both circles touch the line on their n side.
    const gap = first.r - r;
    const rest = -squareGap(gap, dx, dy);
    if (rest < 0) continue;
    const along = gap / square;
    const across = Math.sqrt(rest) / square;
    for (const turn of rest === 0 ? [0] : [across, -across]) {
      const nx = dx * along - dy * turn;
      const ny = dy * along + dx * turn;
      tangents.push({
        first: [first.x + first.r * nx, first.y + first.r * ny],
        second: [second.x + r * nx, second.y + r * ny],
      });
    }
  }
  return tangents;
}
