/**
 * orientation: on which side of the line from a to b the point c lies, exactly.
 *
 * Use     orientation(ax, ay, bx, by, px, py)
 * Time    that of productSign, about 3 ns
 * Space   none
 * Limits  integers within ±2^52, whose differences are exact; others are not checked and may round; not
 *         checked to be numbers: orientation(ax, ay, bx, by, cx, cy)
 * Errors  none
 * Source  folklore, own code
 * Tested  orientation.test.ts: against BigInt; verify: library-checker static_convex_hull through
 *         convexHull
 */
import { productSign } from "./product-sign";

/** 1: a, b, c turn left; -1: right; 0: they lie on a line. */
export function orientation(
  ax: number,
  ay: number,
  bx: number,
  by: number,
  cx: number,
  cy: number,
): number {
  return productSign(bx - ax, cy - ay, by - ay, cx - ax);
}
