/**
 * inversesBelow: the inverses of 1, 2 … n - 1 modulo a prime.
 *
 * Use     inversesBelow(n, 7)
 * Time    O(n), one product an entry
 * Space   4 bytes an entry
 * Limits  n in [1, p], p a prime below 2^30, not checked to be one; entry 0 is 0
 * Errors  RangeError: an n outside [1, p], a p that Mod refuses, a p with a divisor below n
 * Source  1 / i = -floor(p / i) · 1 / (p mod i): folklore, own code
 * Tested  inverses-below.test.ts: i times its inverse is 1; verify: library-checker
 *         log_of_formal_power_series through seriesLog
 */
import { Mod } from "./mod";

export function inversesBelow(n: number, p: number): Int32Array {
  const mod = new Mod(p);
  if (!Number.isInteger(n) || n < 1 || n > p) {
    throw new RangeError(`inversesBelow: n must be an integer in [1, ${p}], got ${n}`);
  }
  const inverses = new Int32Array(n);
  if (n > 1) inverses[1] = 1;
  for (let i = 2; i < n; i++) {
    const rest = p % i;
    if (rest === 0) throw new RangeError(`inversesBelow: p must be a prime, got ${p} = ${i} · …`);
    inverses[i] = mod.mul((p - (p - rest) / i) | 0, inverses[rest]!);
  }
  return inverses;
}
