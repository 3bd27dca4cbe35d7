/**
 * sqrtMod: a number x with x² = a modulo a prime p.
 *
 * Time    O(log² p) products
 * Space   O(1)
 * Limits  p a prime below 2^30, not checked; a in [0, p); of x and p - x it is the smaller one
 * Errors  RangeError for other numbers; -1 where a is no square
 * Source  the case k = 2 of rootMod, which is then Tonelli's algorithm (1891)
 * Tested  sqrt-mod.test.ts: against all squares; verify: library-checker sqrt_mod
 */
import { rootMod } from "./root-mod";

export function sqrtMod(a: number, p: number): number {
  const root = rootMod(a, 2, p);
  return root > p - root ? p - root : root;
}
