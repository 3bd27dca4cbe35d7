/**
 * tetration: a to the power a to the power a … (b times) modulo m: a power tower.
 *
 * Use     tetration(a, b, m)
 * Time    O(log m) powers and factorizations of numbers below 2^30: about 20 µs
 * Space   O(log m)
 * Limits  a and b integers in [0, 2^53), m in [1, 2^30); the tower of height 0 is 1, 0^0 is 1
 * Errors  RangeError for anything else
 * Source  Euler's theorem in the form a^e = a^(e mod φ(m) + φ(m)) for e ≥ φ(m), also where a and m have common
 *         divisors: folklore, own code
 * Tested  tetration.test.ts: against towers in BigInt; verify: library-checker tetration_mod
 */
import { factorize } from "./factorize";
import { Mod } from "./mod";

export function tetration(a: number, b: number, m: number): number {
  for (const value of [a, b]) {
    if (Number.isSafeInteger(value) && value >= 0) continue;
    throw new RangeError(`tetration: a and b must be integers in [0, 2^53), got ${a} and ${b}`);
  }
  if (!Number.isInteger(m) || m < 1 || m >= 2 ** 30) {
    throw new RangeError(`tetration: m must be an integer in [1, 2^30), got ${m}`);
  }
  if (b === 0) return 1 % m;
  if (a === 0) return (1 - (b % 2)) % m;
  if (a === 1) return 1 % m;
  // The moduli of the exponents, from the lowest on, down to 1; the tower above does not matter.
  const moduli = [m];
  for (let top = m; top > 1 && moduli.length < b; ) {
    top = totient(top);
    moduli.push(top);
  }
  let exponent = 1;
  for (const modulus of moduli.reverse()) exponent = clippedPower(a, exponent, modulus);
  return exponent % m;
}

/** a^exponent where that is below m, else a number in [m, 2 m) with the same rest. */
function clippedPower(a: number, exponent: number, m: number): number {
  const mod = new Mod(m);
  let power = 1;
  for (let k = 0; k < exponent && power < m; k++) power *= a;
  return power < m ? power : mod.pow(a % m, exponent) + m;
}

function totient(n: number): number {
  let result = n;
  for (const p of new Set(factorize(n).map(Number))) result -= result / p;
  return result;
}
