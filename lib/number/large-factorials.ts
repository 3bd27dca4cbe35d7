/**
 * largeFactorials: n! modulo a prime for any numbers n, without a table.
 *
 * Use     largeFactorials([10, 100], 998244353)
 * Time    one product a number up to the largest n, or to p / 2 by Wilson's theorem: 5 · 10^8 of them in
 *         about 1 s, for all n together; O(n log n) to sort them
 * Space   12 bytes a number n
 * Limits  n any safe integers ≥ 0, 0 from p on; p a prime below 2^30, not checked to be one
 * Errors  RangeError: an n outside, a p that Mod refuses
 * Source  n! · (p - 1 - n)! = (-1)^(n + 1) modulo p: folklore, own code
 * Tested  large-factorials.test.ts: against products in BigInt; verify: library-checker factorial,
 *         many_factorials
 */
import { Mod } from "./mod";

export function largeFactorials(numbers: ArrayLike<number>, p: number): Int32Array {
  const mod = new Mod(p);
  const order = Array.from(numbers, (n, i) => {
    if (Number.isSafeInteger(n) && n >= 0) return i;
    throw new RangeError(`largeFactorials: numbers[${i}] must be in [0, 2^53), got ${n}`);
  });
  const small = Float64Array.from(numbers, (n) => (n >= p ? -1 : Math.min(n, p - 1 - n)));
  order.sort((i, j) => small[i]! - small[j]!);
  const factorials = new Int32Array(order.length);
  let last = 0;
  let factorial = 1 % p;
  for (const i of order) {
    if (small[i]! < 0) continue;
    factorial = mod.mul(factorial, product(last + 1, small[i]!, p));
    last = small[i]!;
    const n = numbers[i]!;
    if (n === last) factorials[i] = factorial;
    else factorials[i] = mod.mul(mod.inverse(factorial), n % 2 === 1 ? 1 : p - 1);
  }
  return factorials;
}

/** first · (first + 1) · … · last in four products, so that none waits for the one before. */
function product(first: number, last: number, p: number): number {
  const above = (1 / p) * (1 + 2 ** -50); // as in Mod
  let a = 1 % p;
  let b = a;
  let c = a;
  let d = a;
  let i = first | 0;
  for (; i + 3 <= last; i = (i + 4) | 0) {
    const j = (i + 1) | 0;
    const k = (i + 2) | 0;
    const l = (i + 3) | 0;
    a = (Math.imul(a, i) - Math.imul((a * (i * above)) | 0, p)) | 0;
    b = (Math.imul(b, j) - Math.imul((b * (j * above)) | 0, p)) | 0;
    c = (Math.imul(c, k) - Math.imul((c * (k * above)) | 0, p)) | 0;
    d = (Math.imul(d, l) - Math.imul((d * (l * above)) | 0, p)) | 0;
    a = (a + (p & (a >> 31))) | 0;
    b = (b + (p & (b >> 31))) | 0;
    c = (c + (p & (c >> 31))) | 0;
    d = (d + (p & (d >> 31))) | 0;
  }
  const mod = new Mod(p);
  for (; i <= last; i++) a = mod.mul(a, i);
  return mod.mul(mod.mul(a, b), mod.mul(c, d));
}
