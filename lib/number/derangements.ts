/**
 * derangements: how many permutations of 0, 1 … n - 1 things leave none in its place, modulo m.
 *
 * Use     derangements(n, m)
 * Time    O(n), one product a number
 * Space   4 bytes a number
 * Limits  n in [0, 2^26], m in [1, 2^30), prime or not
 * Errors  RangeError: an n or an m outside
 * Source  D(k) = k · D(k - 1) + (-1)^k: P. R. de Montmort (1713) and L. Euler, own code
 * Tested  derangements.test.ts: against all permutations; verify: library-checker montmort_number_mod
 */
import { Mod } from "./mod";

export function derangements(n: number, m: number): Int32Array {
  const mod = new Mod(m);
  if (!Number.isInteger(n) || n < 0 || n > 2 ** 26) {
    throw new RangeError(`derangements: n must be an integer in [0, 2^26], got ${n}`);
  }
  const numbers = new Int32Array(n);
  const one = 1 % m;
  let factor = 0; // k modulo m
  for (let k = 0, before = 0; k < n; k++) {
    const product = mod.mul(before, factor);
    before = k % 2 === 0 ? mod.add(product, one) : mod.sub(product, one);
    numbers[k] = before;
    factor = mod.add(factor, one);
  }
  return numbers;
}
