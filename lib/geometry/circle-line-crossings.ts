/**
 * circleLineCrossings: the points that a circle and a line have in common.
 *
 * Use     circleLineCrossings({ x: 0, y: 0, r: 2 }, ax, ay, bx, by)
 * Time    O(1), about 1 µs more in BigInt for a line that leaves less than 2^-8 of the circle's square
 * Space   none
 * Limits  integers within ±2^50: the number of points is exact, so a line that touches gives one point.
 *         The points are rounded, by less than 2^-46 of centre and radius for a line through points
 *         no further from the circle than that. Fractions are taken too; then whether a line touches is
 *         subject to rounding
 * Errors  RangeError: a bad circle, two equal points, points that are not finite
 * Source  folklore, own code
 * Tested  circle-line-crossings.test.ts: against fractions in BigInt; verify: AOJ CGL_7_D
 */
import { type Circle, checkCircle, type Point } from "./check-circle";
import { productDifference } from "./product-difference";
import { projection } from "./projection";

/** The line through a and b. None, one or two points, in the direction from a to b. */
export function circleLineCrossings(
  circle: Circle,
  ax: number,
  ay: number,
  bx: number,
  by: number,
): Point[] {
  checkCircle("circleLineCrossings", circle);
  const { x, y, r } = circle;
  const dx = bx - ax;
  const dy = by - ay;
  const square = dx * dx + dy * dy;
  const height = productDifference(dx, ay - y, dy, ax - x); // the centre's distance · |ab|, signed
  if (!(square > 0 && Math.abs(height) < Infinity)) {
    throw new RangeError(
      `circleLineCrossings: expected two points, got (${ax}, ${ay}) and (${bx}, ${by})`,
    );
  }
  const rest = squareLeft(dx, dy, ax - x, ay - y, r, square, height);
  if (rest < 0) return [];
  const [footX, footY] = projection(x, y, ax, ay, bx, by);
  if (rest === 0) return [[footX, footY]];
  const half = Math.sqrt(rest) / square;
  return [
    [footX - dx * half, footY - dy * half],
    [footX + dx * half, footY + dy * half],
  ];
}

/** r² |d|² - height², for integers with an exact sign and a relative error below 2^-43. */
function squareLeft(
  dx: number,
  dy: number,
  wx: number,
  wy: number,
  r: number,
  square: number,
  height: number,
): number {
  const radii = r * r * square;
  const heights = height * height;
  const rounded = radii - heights;
  if (Math.abs(rounded) > (radii + heights) * 2 ** -8) return rounded;
  if (![dx, dy, wx, wy, r].every(Number.isInteger)) return rounded;
  const [u, v, p, q, s] = [dx, dy, wx, wy, r].map(BigInt) as [
    ...[bigint, bigint, bigint, bigint, bigint],
  ];
  return Number(s * s * (u * u + v * v) - (u * q - v * p) ** 2n);
}
