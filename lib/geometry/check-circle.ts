/**
 * checkCircle: throws where an object is no circle.
 *
 * Use     checkCircle("myFunction", { x: 0, y: 0, r: 2 })
 * Time    O(1)
 * Space   none
 * Limits  none
 * Errors  RangeError that begins with the caller's name: a centre that is not finite, a radius that is not
 *         finite and positive
 * Source  own code
 * Tested  check-circle.test.ts: good and bad circles; verify: AOJ CGL_7_E through circleCrossings
 */
export interface Circle {
  /** The centre. */
  readonly x: number;
  readonly y: number;
  /** The radius. */
  readonly r: number;
}

export type Point = readonly [x: number, y: number];

export function checkCircle(name: string, { x, y, r }: Circle): void {
  if (Number.isFinite(x) && Number.isFinite(y) && r > 0 && r < Infinity) return;
  throw new RangeError(
    `${name}: expected a finite centre and a positive radius, got (${x}, ${y}) and ${r}`,
  );
}
