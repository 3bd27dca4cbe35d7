/**
 * CompositeBinomials: binomial coefficients modulo any number up to 10^6, of arguments below 2^60.
 *
 * Time    O(m) once; choose O(log n / log p) steps for each prime p that divides m
 * Space   8 bytes for each number below each prime power
 * Limits  m in [1, 10^6]; n and k safe integers or BigInts, n below 2^60
 * Errors  RangeError: another modulus, an n outside
 * Source  A. Granville, "Arithmetic properties of binomial coefficients I" (1997): factorials without the
 *         multiples of p modulo a prime power, joined by Chinese remainders; own code
 * Tested  composite-binomials.test.ts: against Pascal's triangle and BigInt; verify: library-checker
 *         binomial_coefficient
 */
import { Mod } from "./mod";

export class CompositeBinomials {
  readonly m: number;
  private readonly powers: readonly PrimePower[];

  constructor(m: number) {
    if (!Number.isInteger(m) || m < 1 || m > 1e6) {
      throw new RangeError(`CompositeBinomials: m must be an integer in [1, 10^6], got ${m}`);
    }
    this.m = m;
    const powers: PrimePower[] = [];
    for (let p = 2, rest = m; rest > 1; p++) {
      if (p * p > rest) p = rest;
      let power = 1;
      for (; rest % p === 0; rest /= p) power *= p;
      if (power > 1) powers.push(new PrimePower(p, power, m));
    }
    this.powers = powers;
  }

  /** How many sets of k out of n: 0 for k < 0 and k > n. */
  choose(n: number | bigint, k: number | bigint): number {
    if ((typeof n === "number" && !Number.isSafeInteger(n)) || n < 0 || n >= 2 ** 60) {
      throw new RangeError(`CompositeBinomials.choose: n must be in [0, 2^60), got ${n}`);
    }
    if (typeof k === "number" && !Number.isSafeInteger(k)) {
      throw new RangeError(`CompositeBinomials.choose: k must be an integer, got ${k}`);
    }
    if (k < 0 || k > n) return 0;
    const parts = [BigInt(n), BigInt(k), BigInt(n) - BigInt(k)] as const;
    let sum = 0;
    for (const power of this.powers) sum += power.choose(parts) * power.weight; // below 10^12 each
    return sum % this.m;
  }
}

/** One prime power q = p^e that divides m. */
class PrimePower {
  /** 1 modulo q, and 0 modulo m / q. */
  readonly weight: number;
  private readonly p: number;
  private readonly mod: Mod;
  /** factorials[i] is the product of the numbers up to i that p does not divide. */
  private readonly factorials: Int32Array;
  private readonly inverses: Int32Array;
  /** n, k and n - k, in halves of 30 bits. */
  private readonly halves = new Int32Array(6);

  constructor(p: number, q: number, m: number) {
    const mod = new Mod(q);
    const factorials = new Int32Array(q);
    const inverses = new Int32Array(q);
    factorials[0] = 1;
    for (let i = 1; i < q; i++) {
      factorials[i] = i % p === 0 ? factorials[i - 1]! : mod.mul(factorials[i - 1]!, i);
    }
    inverses[q - 1] = mod.inverse(factorials[q - 1]!);
    for (let i = q - 1; i > 0; i--) {
      inverses[i - 1] = i % p === 0 ? inverses[i]! : mod.mul(inverses[i]!, i);
    }
    this.p = p;
    this.mod = mod;
    this.factorials = factorials;
    this.inverses = inverses;
    this.weight = (m / q) * mod.inverse((m / q) % q);
  }

  /** n over k modulo q, from n, k and n - k. */
  choose(parts: readonly [bigint, bigint, bigint]): number {
    const p = this.p;
    const mod = this.mod;
    const halves = this.halves;
    const q = mod.m;
    const twice = 2 * q;
    const inverse = 1 / twice;
    const isSigned = this.factorials[q - 1] !== 1;
    parts.forEach((part, i) => {
      halves[2 * i] = Number(part >> THIRTY);
      halves[2 * i + 1] = Number(part & MASK);
    });
    // n! is the product of the numbers up to n that p does not divide, times floor(n / p)! and powers of
    // p. The former consists of full periods modulo q, each with the product 1 or -1, and a rest.
    let result = 1;
    let isNegative = false;
    let exponent = 0; // of p in n over k
    while (halves[0]! > 0 || halves[1]! > 0) {
      for (let i = 0; i < 6; i += 2) {
        const high = halves[i]!;
        const low = halves[i + 1]!;
        const value = (high % twice) * 2 ** 30 + low; // the same modulo twice the period
        let rest = value - Math.floor(value * inverse) * twice;
        if (rest < 0) rest += twice;
        else if (rest >= twice) rest -= twice;
        const isOdd = rest >= q; // the number of periods
        const table = i === 0 ? this.factorials : this.inverses;
        result = mod.mul(result, table[isOdd ? rest - q : rest]!);
        if (isOdd && isSigned) isNegative = !isNegative;
        const upper = (high / p) | 0;
        halves[i] = upper;
        halves[i + 1] = ((high - upper * p) * 2 ** 30 + low) / p;
      }
      // floor(n / p^i) - floor(k / p^i) - floor((n - k) / p^i) is 0 or 1.
      exponent += (halves[1]! ^ halves[3]! ^ halves[5]!) & 1;
    }
    if (p ** exponent >= q) return 0;
    result = mod.mul(result, p ** exponent);
    return isNegative ? mod.sub(0, result) : result;
  }
}

const THIRTY = BigInt(30);
const MASK = BigInt(2 ** 30 - 1);
