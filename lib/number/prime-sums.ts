/**
 * primeSums: the sums of p^degree over the primes p up to floor(n / i), for all i at once, modulo m ("Lucy").
 *
 * Use     const { small, large } = primeSums(100, 1, mod); large[1]; // of all primes to 100
 * Time    O(n^(3/4) / log n): 1.7 s for 10^12, two degrees together 3 s (Node 20, one core)
 * Space   8 bytes for each number up to √n and each degree
 * Limits  n in [1, 10^14], degree 0, 1 or 2
 * Errors  RangeError for anything else
 * Source  Legendre's recurrence for all quotients of n at once (Lucy_Hedgehog, Project Euler 10); own code
 * Tested  prime-sums.test.ts: against a sieve and published sums; verify: library-checker
 *         sum_of_multiplicative_function and sum_of_multiplicative_function_large through multiplicativeSum
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
  return primeSumsOf(n, [degree], mod)[0]!;
}

/** The sums for several degrees, which share the divisions. */
export function primeSumsOf(n: number, degrees: readonly number[], mod: Mod): QuotientSums[] {
  if (!Number.isInteger(n) || n < 1 || n > 1e14) {
    throw new RangeError(`primeSums: n must be an integer in [1, 10^14], got ${n}`);
  }
  const root = Math.floor(Math.sqrt(n));
  const sieves = degrees.map((degree) => new Sieve(n, root, degree, mod));
  const places = new Int32Array(BLOCK);
  for (const p of primesBelow(root + 1)) {
    for (const sieve of sieves) sieve.begin(p);
    const quotient = Math.floor(n / p);
    const most = Math.min(root, Math.floor(quotient / p));
    const last = Math.min(most, Math.floor(root / p));
    for (const sieve of sieves) sieve.strikeNear(p, last);
    for (let from = last + 1; from <= most; from += BLOCK) {
      const count = Math.min(BLOCK, most + 1 - from);
      for (let k = 0; k < count; k++) places[k] = quotient / (from + k);
      for (const sieve of sieves) sieve.strikeFar(from, count, places);
    }
    for (const sieve of sieves) sieve.strikeSmall(p, root);
  }
  for (const { large } of sieves) {
    for (let i = 1; i <= root; i++) if (large[i]! < 0) large[i]! += mod.m;
  }
  return sieves;
}

/** How many quotients are computed at once. */
const BLOCK = 512;

/**
 * After each prime: the sums over the numbers from 2 on that are primes, or have no prime factor up to it.
 * Those in small are residues in [0, m), those in large lie in [-m, m).
 */
class Sieve implements QuotientSums {
  readonly small: Int32Array;
  readonly large: Int32Array;
  private readonly degree: number;
  private readonly mod: Mod;
  /** p^degree, this divided by m, and the sum over the primes before p. */
  private factor = 0;
  private ratio = 0;
  private before = 0;

  constructor(n: number, root: number, degree: number, mod: Mod) {
    if (degree !== 0 && degree !== 1 && degree !== 2) {
      throw new RangeError(`primeSums: the degree must be 0, 1 or 2, got ${degree}`);
    }
    this.degree = degree;
    this.mod = mod;
    this.small = new Int32Array(root + 1);
    this.large = new Int32Array(root + 1);
    for (let i = 1; i <= root; i++) {
      this.small[i] = sumOfPowers(i, degree, mod);
      this.large[i] = sumOfPowers(Math.floor(n / i), degree, mod);
    }
  }

  begin(p: number): void {
    this.factor = this.mod.pow(p % this.mod.m, this.degree);
    this.ratio = this.factor / this.mod.m;
    this.before = this.small[p - 1]!;
  }

  /** Takes the multiples of p from large[i], whose quotient floor(n / (i p)) is in large too, for i up to last. */
  strikeNear(p: number, last: number): void {
    const large = this.large;
    const [factor, ratio, before] = [this.factor, this.ratio, this.before];
    const { m } = this.mod;
    for (let i = 1; i <= last; i++) {
      const part = (large[i * p]! - before) | 0;
      const gone = (Math.imul(part, factor) - Math.imul((part * ratio) | 0, m)) | 0;
      const rest = (large[i]! - gone) | 0;
      large[i] = rest - m + ((rest >> 31) & (2 * m));
    }
  }

  /** The same for `count` places from `from` on, whose quotients are these. */
  strikeFar(from: number, count: number, places: Int32Array): void {
    const { small, large } = this;
    const [factor, ratio, before] = [this.factor, this.ratio, this.before];
    const { m } = this.mod;
    if (factor === 1) {
      for (let k = 0; k < count; k++) {
        const rest = (large[from + k]! - small[places[k]!]! + before) | 0;
        large[from + k] = rest - m + ((rest >> 31) & (2 * m));
      }
      return;
    }
    for (let k = 0; k < count; k++) {
      const part = (small[places[k]!]! - before) | 0;
      const gone = (Math.imul(part, factor) - Math.imul((part * ratio) | 0, m)) | 0;
      const rest = (large[from + k]! - gone) | 0;
      large[from + k] = rest - m + ((rest >> 31) & (2 * m));
    }
  }

  /** The same for all of small: equal quotients one after the other. */
  strikeSmall(p: number, root: number): void {
    const small = this.small;
    const mod = this.mod;
    const { m } = mod;
    const factor = mod.by(this.factor);
    const before = this.before;
    let v = root;
    for (let part = Math.floor(root / p); part >= p; part--) {
      const gone = factor.times(mod.sub(small[part]!, before));
      for (const first = part * p; v >= first; v--) {
        const rest = (small[v]! - gone) | 0;
        small[v] = rest + (m & (rest >> 31));
      }
    }
  }
}

/** The sum of i^degree for i from 2 to v. */
function sumOfPowers(v: number, degree: number, mod: Mod): number {
  if (degree === 0) return (v - 1) % mod.m;
  // v (v + 1) / 2 · (1 or (2 v + 1) / 3), divided before it is reduced.
  let a = v % 2 === 0 ? v / 2 : v;
  let b = v % 2 === 0 ? v + 1 : (v + 1) / 2;
  let c = 1;
  if (degree === 2) {
    c = 2 * v + 1;
    if (a % 3 === 0) a /= 3;
    else if (b % 3 === 0) b /= 3;
    else c /= 3;
  }
  const product = mod.mul(mod.mul(a % mod.m, b % mod.m), c % mod.m);
  return mod.sub(product, 1 % mod.m);
}
