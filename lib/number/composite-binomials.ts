/**
 * CompositeBinomials: binomial coefficients modulo any number up to 10^6, of arguments below 2^60.
 *
 * Use     const binomials = new CompositeBinomials(12); binomials.choose(10, 3)
 * Time    O(m) once; choose O(log n / log p) steps for each prime p that divides m, fewer for a power of p
 *         below 2^15, which takes some digits at once
 * Space   12 bytes for each number below each prime power or below 2^15
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
  /** n, k and n - k, each in halves of 30 bits. */
  private readonly halves = new Int32Array(6);

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
    this.split(0, BigInt(n));
    this.split(2, BigInt(k));
    this.split(4, BigInt(n) - BigInt(k));
    let sum = 0;
    for (const power of this.powers) sum += power.choose(this.halves) * power.weight; // below 10^12 each
    return sum % this.m;
  }

  private split(at: number, value: bigint): void {
    this.halves[at] = Number(value >> THIRTY);
    this.halves[at + 1] = Number(value & MASK);
  }
}

/**
 * One prime power q = p^e that divides m. n! without its factors p is the product of units(floor(n / p^i))
 * over i, units(x) being the product of the numbers up to x that p does not divide. units(x) depends on
 * x mod q, but for a sign; a table has the product of some levels i at once.
 */
class PrimePower {
  /** 1 modulo q, and 0 modulo m / q. */
  readonly weight: number;
  readonly p: number;
  readonly mod: Mod;
  /** p^levels: a digit holds as many digits to the base p. */
  readonly base: number;
  /** For n mod (base · q / p): the product of the units of that many levels, and its inverse. */
  readonly products: Int32Array;
  readonly inverses: Int32Array;
  /** The sums of the digits to the base p. */
  readonly digitSums: Int32Array;
  /** 1, p … p^(e - 1) */
  readonly powers: number[] = [];
  /** Whether all units together are -1 modulo q, not 1. */
  readonly isSigned: boolean;
  /** The digits of n, k and n - k, the lowest first. */
  readonly digits = [new Int32Array(60), new Int32Array(60), new Int32Array(60)] as const;

  constructor(p: number, q: number, m: number) {
    const mod = new Mod(q);
    let products = new Int32Array(q);
    let inverses = new Int32Array(q);
    products[0] = 1;
    for (let i = 1; i < q; i++) {
      products[i] = i % p === 0 ? products[i - 1]! : mod.mul(products[i - 1]!, i);
    }
    inverses[q - 1] = mod.inverse(products[q - 1]!);
    for (let i = q - 1; i > 0; i--) {
      inverses[i - 1] = i % p === 0 ? inverses[i]! : mod.mul(inverses[i]!, i);
    }
    this.isSigned = products[q - 1] !== 1;
    const [units, unitInverses] = [products, inverses];
    let base = p;
    for (; products.length * p <= MOST_PRODUCTS; base *= p) {
      products = withLevel(mod, p, units, products);
      inverses = withLevel(mod, p, unitInverses, inverses);
    }
    this.p = p;
    this.mod = mod;
    this.base = base;
    this.products = products;
    this.inverses = inverses;
    this.digitSums = new Int32Array(products.length);
    for (let i = 1; i < products.length; i++) {
      this.digitSums[i] = this.digitSums[(i / p) | 0]! + (i % p);
    }
    for (let power = 1; power < q; power *= p) this.powers.push(power);
    this.weight = (m / q) * mod.inverse((m / q) % q);
  }

  /** n over k modulo q, from n, k and n - k. */
  choose(halves: Int32Array): number {
    const { mod, base, products, inverses, digitSums, powers, p } = this;
    const [ofN, ofK, ofRest] = this.digits;
    const length = this.split(halves, 0, ofN);
    this.split(halves, 2, ofK);
    this.split(halves, 4, ofRest);
    // Kummer: p divides n over k as often as adding k and n - k carries, to the base p.
    let sum = 0;
    for (let i = 0; i < length; i++) {
      sum += digitSums[ofK[i]!]! + digitSums[ofRest[i]!]! - digitSums[ofN[i]!]!;
    }
    const carries = sum / (p - 1);
    if (carries >= powers.length) return 0;
    const period = powers[powers.length - 1]!; // q / p
    let above = 1;
    let below = 1;
    let [n, k, rest] = [0, 0, 0]; // modulo q / p, of the digits passed
    for (let i = length - 1; i >= 0; i--) {
      const atN = (n * base + ofN[i]!) | 0;
      const atK = (k * base + ofK[i]!) | 0;
      const atRest = (rest * base + ofRest[i]!) | 0;
      above = mod.mul(above, products[atN]!);
      below = mod.mul(below, mod.mul(inverses[atK]!, inverses[atRest]!));
      n = atN % period;
      k = atK % period;
      rest = atRest % period;
    }
    const result = mod.mul(mod.mul(above, below), powers[carries]!);
    if (!this.isSigned) return result;
    // Granville: a sign for each carry, but for those out of the lowest e - 1 digits.
    const carry = k + rest >= period ? 1 : 0;
    const lowSum = digitSums[k]! + digitSums[rest]! - digitSums[n]! - carry;
    const isNegative = ((carries - lowSum / (p - 1)) & 1) === 1;
    return isNegative ? mod.sub(0, result) : result;
  }

  /** Writes the digits of a number and 0 above, up to the length of n; returns how many n has. */
  private split(halves: Int32Array, at: number, digits: Int32Array): number {
    const base = this.base;
    let high = halves[at]!;
    let low = halves[at + 1]!;
    let length = 0;
    for (; high > 0; length++) {
      const upper = (high / base) | 0;
      const value = (high - upper * base) * 2 ** 30 + low; // below 2^50
      low = Math.floor(value / base);
      digits[length] = value - low * base;
      high = upper;
    }
    for (; low > 0; length++) {
      const upper = (low / base) | 0;
      digits[length] = low - upper * base;
      low = upper;
    }
    digits.fill(0, length);
    return length;
  }
}

/** The table for one level more: `products` of n / p, rounded down, times the units of n. */
function withLevel(
  mod: Mod,
  p: number,
  units: Int32Array,
  products: Int32Array,
): Int32Array<ArrayBuffer> {
  const result = new Int32Array(products.length * p);
  const q = units.length;
  for (let high = 0, n = 0; high < products.length; high++) {
    for (let i = 0; i < p; i++, n++) result[n] = mod.mul(products[high]!, units[n % q]!);
  }
  return result;
}

/** 2^15 products are made in a millisecond and stay in a cache of the second level. */
const MOST_PRODUCTS = 2 ** 15;
const THIRTY = BigInt(30);
const MASK = BigInt(2 ** 30 - 1);
