/**
 * productDifference: a · b - c · d of integers with a relative error below 2^-51, also where the products
 * nearly cancel.
 *
 * Use     productDifference(4, 3, 2, 1)
 * Time    about 40 operations
 * Space   none
 * Limits  integers within ±2^53; others are not checked and may lose digits; not checked to be numbers:
 *         productDifference(a, b, c, d)
 * Errors  none
 * Source  rounding errors of products by T. J. Dekker, Numerische Mathematik 18 (1971); that of the
 *         difference is 0 where they cancel: P. H. Sterbenz (1974); own code
 * Tested  product-difference.test.ts: against BigInt; verify: AOJ CGL_2_D through segmentDistance
 */
import { roundingError } from "./product-sign";

export function productDifference(a: number, b: number, c: number, d: number): number {
  const left = a * b;
  const right = c * d;
  // Both errors are integers within ±2^52, so their difference is exact.
  return left - right + (roundingError(a, b, left) - roundingError(c, d, right));
}
