/**
 * primeSums: the sums of p^degree over the primes p up to floor(n / i), for all i at once, modulo m ("Lucy").
 *
 * Use     const { small, large } = primeSums(100, 1, mod); large[1]; // of all primes to 100
 * Time    O(n^(3/4) / log n): 0.5 s for 10^11 (Node 20, one core of a server)
 * Space   8 bytes for each number up to √n
 * Limits  n in [1, 10^14], degree 0, 1 or 2
 * Errors  RangeError for anything else
 * Source  Legendre's recurrence for all quotients of n at once (Lucy_Hedgehog, Project Euler 10); own code
 * Tested  prime-sums.test.ts: against a sieve and published sums; verify: library-checker
 *         sum_of_multiplicative_function through multiplicativeSum
 */
import type { Mod } from "./mod";
import { primesBelow } from "./primes-below";

export interface QuotientSums {
  /** small[v] is the sum over the primes up to v, for v up to √n. */
  readonly small: Int32Array;
  /** large[i] is that up to floor(n / i), for i from 1 to √n. */
  readonly large: Int32Array;
}

export function primeSums(n: number, degree: number, mod: Mod): QuotientSums {
  if (!Number.isInteger(n) || n < 1 || n > 1e14) {
    throw new RangeError(`primeSums: n must be an integer in [1, 10^14], got ${n}`);
  }
  if (degree !== 0 && degree !== 1 && degree !== 2) {
    throw new RangeError(`primeSums: the degree must be 0, 1 or 2, got ${degree}`);
  }
  const root = Math.floor(Math.sqrt(n));
  const small = new Int32Array(root + 1);
  const large = new Int32Array(root + 1);
  for (let i = 1; i <= root; i++) {
    small[i] = sumOfPowers(i, degree, mod);
    large[i] = sumOfPowers(Math.floor(n / i), degree, mod);
  }
  // After each prime: of the numbers from 2 on that are primes, or have no prime factor up to it.
  for (const p of primesBelow(root + 1)) {
    const factor = mod.by(mod.pow(p % mod.m, degree));
    const before = small[p - 1]!;
    const quotient = Math.floor(n / p);
    const most = Math.min(root, Math.floor(quotient / p));
    const last = Math.min(most, Math.floor(root / p));
    let i = 1;
    for (; i <= last; i++) {
      large[i] = mod.sub(large[i]!, factor.times(mod.sub(large[i * p]!, before)));
    }
    for (; i <= most; i++) {
      const part = small[(quotient / i) | 0]!;
      large[i] = mod.sub(large[i]!, factor.times(mod.sub(part, before)));
    }
    let v = root;
    for (let part = Math.floor(root / p); part >= p; part--) {
      const gone = factor.times(mod.sub(small[part]!, before));
      for (const first = part * p; v >= first; v--) small[v] = mod.sub(small[v]!, gone);
    }
  }
  return { small, large };
}

/** The sum of i^degree for i from 2 to v. */
function sumOfPowers(v: number, degree: number, mod: Mod): number {
  if (degree === 0) return (v - 1) % mod.m;
  // v (v + 1) / 2 · (1 or (2 v + 1) / 3), divided before it is reduced.
  const factors = v % 2 === 0 ? [v / 2, v + 1] : [v, (v + 1) / 2];
  if (degree === 2) {
    const third = [...factors, 2 * v + 1].findIndex((factor) => factor % 3 === 0);
    factors.push(2 * v + 1);
    factors[third]! /= 3;
  }
  let product = 1 % mod.m;
  for (const factor of factors) product = mod.mul(product, factor % mod.m);
  return mod.sub(product, 1 % mod.m);
}
