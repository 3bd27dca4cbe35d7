/**
 * powersBelow: the powers 0^e, 1^e … (n - 1)^e modulo a number.
 *
 * Use     powersBelow(n, k, mod)
 * Time    O(n), one product a number and a power for each prime: 10^7 in about 0.3 s
 * Space   8 bytes a number
 * Limits  n in [0, 2^26], e in [0, 2^53); the modulus of mod prime or not; 0^0 is 1
 * Errors  RangeError: an n or an e outside
 * Source  (a b)^e = a^e b^e with the smallest factor of each number: folklore, own code
 * Tested  powers-below.test.ts: against powers one by one; verify: library-checker
 *         sum_of_exponential_times_polynomial
 */
import type { Mod } from "./mod";
import { smallestFactors } from "./smallest-factors";

export function powersBelow(n: number, e: number, mod: Mod): Int32Array {
  if (!Number.isInteger(n) || n < 0 || n > 2 ** 26) {
    throw new RangeError(`powersBelow: n must be an integer in [0, 2^26], got ${n}`);
  }
  if (!Number.isSafeInteger(e) || e < 0) {
    throw new RangeError(`powersBelow: the exponent must be in [0, 2^53), got ${e}`);
  }
  const powers = new Int32Array(n);
  const factors = smallestFactors(n);
  for (let i = 0; i < n; i++) {
    const factor = factors[i]!;
    powers[i] =
      i < 2 || factor === i ? mod.pow(i % mod.m, e) : mod.mul(powers[factor]!, powers[i / factor]!);
  }
  return powers;
}
