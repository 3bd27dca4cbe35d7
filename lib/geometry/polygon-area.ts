/**
 * polygonArea: twice the signed area of a polygon, exactly.
 *
 * Use     polygonArea(x, y)
 * Time    O(n), a BigInt for each 32 corners
 * Space   none
 * Limits  integers within ±2^31, at most 2^40 corners; any order of the corners, also crossing edges
 * Errors  RangeError: columns of different lengths, a coordinate that is no integer or too large
 * Source  C. F. Gauss's trapezoids ("shoelace formula"), own code
 * Tested  polygon-area.test.ts: against sums in BigInt; verify: CSES 2191
 */
import { type Coordinates, checkPoints } from "./check-points";

/** Positive where the corners go counterclockwise; 0 for fewer than three. */
export function polygonArea(x: Coordinates, y: Coordinates): bigint {
  checkPoints("polygonArea", x, y, 2 ** 31);
  const n = x.length;
  let total = 0n;
  // x · (next y - previous y), x in two parts: each product is at most 2^48, so 32 add up exactly.
  let high = 0;
  let low = 0;
  for (let i = 0; i < n; i++) {
    const rise = y[i + 1 < n ? i + 1 : 0]! - y[i > 0 ? i - 1 : n - 1]!;
    const upper = Math.floor(x[i]! / 2 ** 16);
    high += upper * rise;
    low += (x[i]! - upper * 2 ** 16) * rise;
    if (i % 32 < 31 && i < n - 1) continue;
    total += BigInt(high) * 65536n + BigInt(low);
    high = 0;
    low = 0;
  }
  return total;
}
