/**
 * multiplicativeSum: the sum of a multiplicative function over 1 … n modulo m ("Min_25").
 *
 * Use     multiplicativeSum(100, { m: 998244353, atPrimes: [0, 1], atPower: (p, e) => p ** e - p ** (e - 1) })
 * Time    O(n^(2/3)) for the primes, then about n^0.7 steps: 3 s for 10^12, 15 s for 10^13 (Node 20, one core)
 * Space   16 bytes for each number up to √n and each degree, and 24 for each prime up to √n
 * Limits  n in [0, 10^13]; f(p) is a polynomial in p of degree 2 at most, f(p^e) for e ≥ 2 anything
 * Errors  RangeError: another n, another number of coefficients, a value that is no residue
 * Source  every number is its smaller prime powers times its largest prime, or it ends with a power of that: the
 *         second part of Min_25's sieve; own code
 * Tested  multiplicative-sum.test.ts: against the sum term by term; verify: library-checker
 *         sum_of_multiplicative_function and sum_of_multiplicative_function_large
 */

import { smallInts } from "../sequence/small-ints";
import { Mod } from "./mod";
import { primeSumsOf } from "./prime-sums";
import { primesBelow } from "./primes-below";

export interface MultiplicativeFunction {
  readonly m: number;
  /** f(p) = atPrimes[0] + atPrimes[1] · p + atPrimes[2] · p^2: up to three residues. */
  readonly atPrimes: readonly number[];
  /** f(p^e) as a residue, called for e ≥ 2 and p^e ≤ n only. */
  readonly atPower: (p: number, e: number) => number;
}

export function multiplicativeSum(n: number, f: MultiplicativeFunction): number {
  if (!Number.isInteger(n) || n < 0 || n > 1e13) {
    throw new RangeError(`multiplicativeSum: n must be an integer in [0, 10^13], got ${n}`);
  }
  const mod = new Mod(f.m);
  if (f.atPrimes.length > 3) {
    throw new RangeError(
      `multiplicativeSum: expected at most 3 coefficients, got ${f.atPrimes.length}`,
    );
  }
  for (const coefficient of f.atPrimes) checkResidue(coefficient, f.m);
  if (n < 2) return n % f.m;
  const search = new Search(n, mod, f);
  search.extend(1, 1 % f.m, 0);
  return mod.add(search.sum, 1 % f.m);
}

function checkResidue(value: number, m: number): void {
  if (Number.isInteger(value) && value >= 0 && value < m) return;
  throw new RangeError(`multiplicativeSum: expected residues in [0, ${m}), got ${value}`);
}

class Search {
  sum = 0;
  private readonly n: number;
  private readonly mod: Mod;
  private readonly atPower: (p: number, e: number) => number;
  private readonly primes: Int32Array;
  /** f at each of these primes, this divided by m, and f at its square. */
  private readonly first: Int32Array;
  private readonly ratio: Float64Array;
  private readonly second: Int32Array;
  /** The sums of f(p²) - f(p) · (the sum of f up to p) over the primes before each. */
  private readonly ends: Int32Array;
  /** Sums of f over the primes, as primeSums gives them. */
  private readonly small: Int32Array;
  private readonly large: Int32Array;

  constructor(n: number, mod: Mod, { atPrimes, atPower }: MultiplicativeFunction) {
    const root = Math.floor(Math.sqrt(n));
    this.n = n;
    this.mod = mod;
    this.atPower = (p, e) => {
      const value = atPower(p, e);
      checkResidue(value, mod.m);
      return value;
    };
    const degrees = [0, 1, 2].filter((degree) => (atPrimes[degree] ?? 0) !== 0);
    const sums = primeSumsOf(n, degrees, mod);
    this.small = sums[0]?.small ?? new Int32Array(root + 1);
    this.large = sums[0]?.large ?? new Int32Array(root + 1);
    sums.forEach(({ small, large }, k) => {
      mod.scale(small, atPrimes[degrees[k]!]!);
      mod.scale(large, atPrimes[degrees[k]!]!);
      for (let i = 0; i <= root && k > 0; i++) {
        this.small[i] = mod.add(this.small[i]!, small[i]!);
        this.large[i] = mod.add(this.large[i]!, large[i]!);
      }
    });
    this.primes = primesBelow(root + 1);
    const count = this.primes.length;
    this.first = smallInts(count);
    this.ratio = new Float64Array(count);
    this.second = smallInts(count);
    this.ends = smallInts(count + 1);
    for (let k = 0; k < count; k++) {
      const p = this.primes[k]!;
      const first = mod.sub(this.small[p]!, this.small[p - 1]!);
      const second = this.atPower(p, 2);
      this.first[k] = first;
      this.ratio[k] = first / mod.m;
      this.second[k] = second;
      const end = mod.sub(second, mod.mul(first, this.small[p]!));
      this.ends[k + 1] = mod.add(this.ends[k]!, end);
    }
  }

  /**
   * Adds f of all multiples of `base` up to n, but for base itself, whose further prime factors are primes[from]
   * or greater; value is f(base). As deep as base has prime factors.
   */
  extend(base: number, value: number, from: number): void {
    if (value === 0) return; // as behind a square, for the Möbius function
    const mod = this.mod;
    const primes = this.primes;
    const quotient = Math.floor(this.n / base);
    const before = from === 0 ? 0 : this.small[primes[from - 1]!]!;
    let sum = mod.mul(value, mod.sub(this.upTo(base, quotient), before));
    let k = from;
    for (; k < primes.length; k++) {
      const p = primes[k]!;
      if (p * p * p > quotient) break;
      let rest = Math.floor(quotient / p);
      let power = this.first[k]!;
      let next = this.second[k]!;
      let product = base * p;
      for (let e = 2; ; e++) {
        const factor = mod.mul(value, power);
        sum = mod.add(sum, mod.mul(value, next));
        if (rest < p * p) {
          // One more prime at most: behind p alone, or nothing.
          sum = mod.add(sum, mod.mul(factor, mod.sub(this.upTo(product, rest), this.small[p]!)));
        } else this.extend(product, factor, k + 1);
        rest = Math.floor(rest / p);
        if (rest < p) break;
        product *= p;
        power = next;
        next = this.atPower(p, e + 1);
      }
    }
    this.sum = mod.add(this.sum, mod.add(sum, mod.mul(value, this.pairs(base, quotient, k))));
  }

  /** The sum of f(p q) over the primes from primes[from] on with p ≤ q and p q ≤ quotient = floor(n / base). */
  private pairs(base: number, quotient: number, from: number): number {
    const { m } = this.mod;
    const { primes, first, small, large } = this;
    const ratio = this.ratio;
    const most = Math.sqrt(quotient);
    const last = Math.floor((large.length - 1) / base);
    let sum = 0; // of residues in [-m, m], as many as there are primes up to √n
    let k = from;
    for (; k < primes.length && primes[k]! <= last && primes[k]! <= most; k++) {
      const part = large[base * primes[k]!]!;
      sum += (Math.imul(part, first[k]!) - Math.imul((part * ratio[k]!) | 0, m)) | 0;
    }
    for (; k < primes.length && primes[k]! <= most; k++) {
      const part = small[(quotient / primes[k]!) | 0]!;
      sum += (Math.imul(part, first[k]!) - Math.imul((part * ratio[k]!) | 0, m)) | 0;
    }
    const ends = this.mod.sub(this.ends[k]!, this.ends[from]!);
    return this.mod.add(this.mod.reduce(sum), ends);
  }

  /** The sum of f over the primes up to quotient = floor(n / base). */
  private upTo(base: number, quotient: number): number {
    return quotient < this.small.length ? this.small[quotient]! : this.large[base]!;
  }
}
