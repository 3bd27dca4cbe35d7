/**
 * squareGap: s² - dx² - dy² of integers with a relative error below 2^-50, so with an exact sign: how a
 * radius compares with a distance.
 *
 * Use     squareGap(5, 4, 3)
 * Time    that of productDifference
 * Space   none
 * Limits  integers within ±2^51; others are not checked and may lose digits; not checked to be numbers:
 *         squareGap(s, dx, dy)
 * Errors  none
 * Source  s² - dx² = (s - dx) (s + dx), own code
 * Tested  square-gap.test.ts: against BigInt; verify: AOJ CGL_7_E through circleCrossings
 */
import { productDifference } from "./product-difference";

export function squareGap(s: number, dx: number, dy: number): number {
  return productDifference(s - dx, s + dx, dy, dy);
}
