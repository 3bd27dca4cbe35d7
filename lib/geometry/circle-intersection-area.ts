/**
 * circleIntersectionArea: the area that two circles have in common.
 *
 * Use     circleIntersectionArea({ x: 0, y: 0, r: 2 }, { x: 1, y: 0, r: 2 })
 * Time    O(1)
 * Space   none
 * Limits  integers within ±2^50: a relative error below 2^-40 in the tests, also for very thin lenses; 0 for
 *         circles that touch from outside, the smaller circle where the other one holds it. Fractions are
 *         taken too; then the thinnest lenses are subject to rounding
 * Errors  RangeError: a bad circle
 * Source  two segments of circles: folklore, own code
 * Tested  programs.test.ts: against circle-intersection-area.twin.ts; circle-intersection-area.test.ts;
 *         verify: AOJ CGL_7_I
 */
import { type Circle, checkCircle } from "./check-circle";
import { squareGap } from "./square-gap";

export function circleIntersectionArea(first: Circle, second: Circle): number {
  checkCircle("circleIntersectionArea", first);
  checkCircle("circleIntersectionArea", second);
  const [large, small] = first.r >= second.r ? [first, second] : [second, first];
  const dx = small.x - large.x;
  const dy = small.y - large.y;
  const outer = squareGap(large.r + small.r, dx, dy);
  if (outer <= 0) return 0;
  const inner = -squareGap(large.r - small.r, dx, dy);
  if (inner <= 0) return Math.PI * small.r * small.r;
  const distance = Math.hypot(dx, dy);
  const halfChord = (Math.sqrt(outer) * Math.sqrt(inner)) / (2 * distance);
  // The chord's distance from the centre of each circle; negative beyond it.
  const sum = large.r + small.r;
  const gap = large.r - small.r;
  const fromLarge = (distance + (gap / distance) * sum) / 2;
  const fromSmall = (distance - (gap / distance) * sum) / 2;
  return (
    segmentArea(large.r, Math.atan2(halfChord, fromLarge)) +
    segmentArea(small.r, Math.atan2(halfChord, fromSmall))
  );
}

/** The part of a circle beyond a chord that takes an angle of 2 · half. */
function segmentArea(r: number, half: number): number {
  const angle = 2 * half;
  if (angle > 1) return (r * r * (angle - Math.sin(angle))) / 2;
  // Both terms would cancel: the series of angle - sin(angle), innermost factor first.
  const square = angle * angle;
  let factor = 1;
  for (let k = 14; k >= 4; k -= 2) factor = 1 - (square / (k * (k + 1))) * factor;
  return (r * r * angle * square * factor) / 12;
}
