/**
 * productSign: the exact sign of a · b - c · d for doubles, on which all predicates here stand.
 *
 * Use     productSign(4, 3, 2, 1)
 * Time    two products and a comparison; 30 operations where both round to the same double
 * Space   none
 * Limits  products whose absolute values are 0 or lie between 2^-900 and 2^900; never NaN. Integers to 2^53
 *         are far within; not checked to be numbers: productSign(a, b, c, d), roundingError(a, b, product)
 * Errors  none: the arguments are not checked, a check would double the cost
 * Source  rounding is monotone, so different rounded products order the exact ones; else their rounding
 *         errors decide, by T. J. Dekker, Numerische Mathematik 18 (1971), own code
 * Tested  product-sign.test.ts: against BigInt, beside equality; verify: library-checker
 *         sort_points_by_argument through sortByArgument
 */
export function productSign(a: number, b: number, c: number, d: number): number {
  const left = a * b;
  const right = c * d;
  if (left > right) return 1;
  if (left < right) return -1;
  const errors = roundingError(a, b, left) - roundingError(c, d, right);
  return errors > 0 ? 1 : errors < 0 ? -1 : 0;
}

/** a · b - product, exactly, where product is the double next to a · b. */
export function roundingError(a: number, b: number, product: number): number {
  const a1 = SPLITTER * a - (SPLITTER * a - a); // the upper 26 bits
  const a0 = a - a1;
  const b1 = SPLITTER * b - (SPLITTER * b - b);
  const b0 = b - b1;
  return a1 * b1 - product + a1 * b0 + a0 * b1 + a0 * b0;
}

const SPLITTER = 2 ** 27 + 1;
