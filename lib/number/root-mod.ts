/**
 * rootMod: a number x with x^k = a modulo a prime p.
 *
 * Use     rootMod(2, 3, 7)
 * Time    O(log² p) products, and O(√q log p) for a prime q whose square divides p - 1, if k has it too
 * Space   O(√q)
 * Limits  p a prime below 2^30, not checked; k ≥ 0 a safe integer; a in [0, p); 0^0 is 1
 * Errors  RangeError for other numbers; -1 where a is no k-th power
 * Source  L. Adleman, K. Manders and G. Miller, "On taking roots in finite fields" (1977); own code
 * Tested  programs.test.ts: against root-mod.twin.ts; verify: library-checker kth_root_mod
 */
import { boundedLog } from "./discrete-log";
import { gcd } from "./gcd";
import { Mod } from "./mod";

export function rootMod(a: number, k: number, p: number): number {
  const mod = new Mod(p);
  if (!Number.isInteger(a) || a < 0 || a >= p) {
    throw new RangeError(`rootMod: expected a residue in [0, ${p}), got ${a}`);
  }
  if (!Number.isSafeInteger(k) || k < 0) {
    throw new RangeError(`rootMod: k must be an integer from 0 on, got ${k}`);
  }
  if (k === 0) return a === 1 ? 1 : -1;
  if (a === 0) return 0;
  const degree = gcd(k, p - 1);
  const order = (p - 1) / degree; // a multiple of the order of a, and without common factor with k / degree
  if (mod.pow(a, order) !== 1) return -1;
  return mod.pow(divisorRoot(mod, a, degree), new Mod(order).inverse((k / degree) % order));
}

/** The root of a to a degree that divides p - 1; a is such a power. */
function divisorRoot(mod: Mod, a: number, degree: number): number {
  // Primes that divide (p - 1) / degree too are below √p: these one by one.
  let root = a;
  let plain = degree;
  let shared = gcd(degree, (mod.m - 1) / degree);
  for (let q = 2; shared > 1; q++) {
    if (q * q > shared) q = shared;
    if (shared % q !== 0) continue;
    while (shared % q === 0) shared /= q;
    let power = 1;
    for (; plain % q === 0; plain /= q) power *= q;
    root = primePowerRoot(mod, root, q, power);
  }
  // The order of root divides (p - 1) / plain, which has no common factor with plain.
  const order = (mod.m - 1) / plain;
  return mod.pow(root, new Mod(order).inverse(plain % order));
}

/** The root of a to the degree q^e, where p - 1 has the prime q more than e times. */
function primePowerRoot(mod: Mod, a: number, q: number, degree: number): number {
  let rest = mod.m - 1;
  let size = 1; // q^s
  for (; rest % q === 0; rest /= q) size *= q;
  // guess^degree / a lies in the group of order q^s; its logarithm there is a multiple of degree.
  const guess = mod.pow(a, new Mod(rest).inverse(degree % rest));
  let error = mod.mul(a, mod.inverse(mod.pow(guess, degree)));
  if (error === 1) return guess;
  let generator = 1;
  for (let candidate = 2; mod.pow(generator, size / q) === 1; candidate++) {
    generator = mod.pow(candidate, rest);
  }
  const smallest = mod.pow(generator, size / q); // of order q
  // Digit by digit to the base q, from the lowest on: error loses the digits that are known.
  let logarithm = 0;
  for (let weight = 1; error !== 1; weight *= q) {
    const power = mod.pow(error, size / q / weight);
    if (power === 1) continue;
    const digit = q === 2 ? 1 : boundedLog(mod, smallest, power, q);
    logarithm += digit * weight;
    error = mod.mul(error, mod.pow(generator, size - digit * weight));
  }
  return mod.mul(guess, mod.pow(generator, logarithm / degree));
}
