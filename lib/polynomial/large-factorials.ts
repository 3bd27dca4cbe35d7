/**
 * largeFactorials: n! modulo a prime for any numbers n, without a table.
 *
 * Use     largeFactorials([10, 100], 998244353)
 * Time    O(√p log p) once, then at most 2^10 products a number; p = 998244353: 0.05 s, 10^5 numbers in
 *         0.25 s; other primes 0.15 s; numbers up to 2^24 one product after the other
 * Space   12 bytes a number n; for numbers beyond 2^24 up to 60 bytes for every 2^10 of them
 * Limits  n any safe integers ≥ 0, 0 from p on; p a prime below 2^30, not checked to be one
 * Errors  RangeError: an n outside, a p that Mod refuses
 * Source  n! · (p - 1 - n)! = (-1)^(n + 1) modulo p: folklore; products of blocks as values of a polynomial:
 *         V. Strassen (1976); own code
 * Tested  large-factorials.test.ts: against products in BigInt; verify: library-checker factorial,
 *         many_factorials
 */
import { Mod } from "../number/mod";
import { MOD998244353 } from "../number/mul998244353";
import { argsort } from "../sequence/radix-sort";
import { convolutionMod } from "./convolution-mod";
import { shiftedSamples } from "./sample-shift";
import { transform998244353 } from "./transform998244353";

export function largeFactorials(numbers: ArrayLike<number>, p: number): Int32Array {
  const mod = new Mod(p);
  const small = Int32Array.from(numbers, (n, i) => {
    if (Number.isSafeInteger(n) && n >= 0) return n >= p ? -1 : Math.min(n, p - 1 - n);
    throw new RangeError(`largeFactorials: numbers[${i}] must be in [0, 2^53), got ${n}`);
  });
  const order = argsort(small);
  const factorials = new Int32Array(order.length);
  const top = order.length > 0 ? small[order[order.length - 1]!]! : 0;
  const starts = top < FEW ? Int32Array.of(1 % p) : blockStarts(Math.floor(top / BLOCK), mod);
  let last = 0;
  let factorial = 1 % p;
  for (const i of order) {
    if (small[i]! < 0) continue;
    const block = Math.min(starts.length - 1, Math.floor(small[i]! / BLOCK));
    if (block * BLOCK > last) {
      last = block * BLOCK;
      factorial = starts[block]!;
    }
    factorial = mod.mul(factorial, product(last + 1, small[i]!, mod));
    last = small[i]!;
    const n = numbers[i]!;
    if (n === last) factorials[i] = factorial;
    else factorials[i] = mod.mul(mod.inverse(factorial), n % 2 === 1 ? 1 : p - 1);
  }
  return factorials;
}

/**
 * The factorials of 0, BLOCK … count · BLOCK, count > BLOCK. The product of block x, the numbers behind
 * x · BLOCK, is a polynomial of degree BLOCK in x: its first values give all others.
 */
function blockStarts(count: number, mod: Mod): Int32Array {
  const p = mod.m;
  const first = new Int32Array(BLOCK + 1);
  for (let x = 0; x <= BLOCK; x++) first[x] = product(x * BLOCK + 1, (x + 1) * BLOCK, mod);
  const multiplier =
    p === MOD998244353
      ? transform998244353
      : { product: (a: Int32Array, b: Int32Array) => convolutionMod(a, b, p) };
  const others = shiftedSamples(first, BLOCK + 1, count - BLOCK, mod, multiplier);
  const starts = new Int32Array(count + 1);
  starts[0] = 1;
  for (let x = 0; x < count; x++) {
    const value = x <= BLOCK ? first[x]! : others[x - BLOCK - 1]!;
    starts[x + 1] = mod.mul(starts[x]!, value);
  }
  return starts;
}

/** first · (first + 1) · … · last in four products, so that none waits for the one before. */
function product(first: number, last: number, mod: Mod): number {
  const p = mod.m;
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
  for (; i <= last; i++) a = mod.mul(a, i);
  return mod.mul(mod.mul(a, b), mod.mul(c, d));
}

const BLOCK = 2 ** 10;
const FEW = 2 ** 24; // up to this number, one product after the other takes no longer
