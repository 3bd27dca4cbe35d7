/**
 * compareDistances: the exact order of the lengths of two vectors.
 *
 * Use     compareDistances(ax, ay, bx, by)
 * Time    that of productSign, about 3 ns
 * Space   none
 * Limits  integers within ±2^52; others are not checked and may round; not checked to be numbers:
 *         compareDistances(ax, ay, bx, by)
 * Errors  none
 * Source  a² + b² - c² - d² = (a - c) (a + c) - (d - b) (d + b), own code
 * Tested  compare-distances.test.ts: against BigInt; verify: library-checker furthest_pair through
 *         furthestPair
 */
import { productSign } from "./product-sign";

/** 1 where (ax, ay) is longer than (bx, by), -1 where it is shorter, 0 where they are equally long. */
export function compareDistances(ax: number, ay: number, bx: number, by: number): number {
  return productSign(ax - bx, ax + bx, by - ay, by + ay);
}
