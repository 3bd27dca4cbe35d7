/**
 * Mod64: products modulo an odd number below 2^64, in doubles, on numbered registers.
 *
 * Use     const mod = new Mod64(10n ** 18n + 9n, 4); mod.set(0, 3n)
 * Time    mul 18 products of doubles, several times faster than BigInt; set and get make BigInts
 * Space   24 bytes a register
 * Limits  the modulus is odd, in [3, 2^64); register numbers are not checked; not checked to be numbers:
 *         Mod64.set(register), Mod64.copy(to, from), Mod64.sub(to, a, b), Mod64.mul(to, a, b, plus),
 *         Mod64.pow(to, base), Mod64.equal(a, b)
 * Errors  RangeError: another modulus, a number of registers outside [1, 2^20]
 * Source  P. L. Montgomery, "Modular Multiplication Without Trial Division" (1985), on three signed
 *         digits of 23 bits; own code
 * Tested  mod64.test.ts: against BigInt; verify: library-checker primality_test and factorize
 *         through isPrime and factorize
 */
export class Mod64 {
  readonly modulus: bigint;
  /**
   * Register r holds x · 2^69 modulo m as digits 3 r … 3 r + 2, lowest first. Its value lies in
   * (-2 m, 2 m): 2^69 is at least 32 m, so a product of two such lies in (-m / 8, 9 m / 8).
   */
  private readonly digits: Float64Array;
  private readonly m0: number;
  private readonly m1: number;
  private readonly m2: number;
  /** -1 / m modulo 2^23. */
  private readonly negativeInverse: number;

  constructor(modulus: bigint, registers: number) {
    if (modulus < THREE || modulus >= TWO_TO_64 || BigInt.asUintN(1, modulus) === ZERO) {
      throw new RangeError(`Mod64: the modulus must be odd, in [3, 2^64), got ${modulus}`);
    }
    if (!Number.isInteger(registers) || registers < 1 || registers > 2 ** 20) {
      throw new RangeError(`Mod64: registers must be in [1, 2^20], got ${registers}`);
    }
    this.modulus = modulus;
    this.digits = new Float64Array(3 * registers);
    this.m0 = Number(BigInt.asUintN(23, modulus));
    this.m1 = Number(BigInt.asUintN(23, modulus >> BigInt(23)));
    this.m2 = Number(modulus >> BigInt(46));
    // Newton's step doubles the right bits: 3, 6, 12, 24.
    let inverse = this.m0;
    for (let step = 0; step < 3; step++) {
      inverse = Math.imul(inverse, 2 - Math.imul(this.m0, inverse));
    }
    this.negativeInverse = -inverse & MASK;
  }

  /** Any integer, modulo m. */
  set(register: number, value: bigint): void {
    const { modulus } = this;
    const form = (((value % modulus) + modulus) << SHIFT) % modulus;
    this.digits[3 * register] = Number(BigInt.asUintN(23, form));
    this.digits[3 * register + 1] = Number(BigInt.asUintN(23, form >> BigInt(23)));
    this.digits[3 * register + 2] = Number(form >> BigInt(46));
  }

  /** The register's residue times 2^69, in [0, m): it has the same divisors in common with m. */
  scaled(register: number): bigint {
    const [low, middle, high] = this.digits.subarray(3 * register, 3 * register + 3);
    const form = BigInt(low!) + (BigInt(middle!) << BigInt(23)) + (BigInt(high!) << BigInt(46));
    const rest = form % this.modulus;
    return rest < ZERO ? rest + this.modulus : rest;
  }

  copy(to: number, from: number): void {
    this.digits.copyWithin(3 * to, 3 * from, 3 * from + 3);
  }

  /** to = a - b, where a and b were set, or are results of mul: not of another sub, not checked. */
  sub(to: number, a: number, b: number): void {
    const { digits } = this;
    digits[3 * to] = digits[3 * a]! - digits[3 * b]!;
    digits[3 * to + 1] = digits[3 * a + 1]! - digits[3 * b + 1]!;
    digits[3 * to + 2] = digits[3 * a + 2]! - digits[3 * b + 2]!;
  }

  /** to = a · b + 2^-69 · plus, plus in [0, 2^22): the step of Pollard's rho where it is 1. */
  mul(to: number, a: number, b: number, plus = 0): void {
    const { digits, m0, m1, m2 } = this;
    const negativeInverse = this.negativeInverse;
    const a0 = digits[3 * a]!;
    const a1 = digits[3 * a + 1]!;
    const a2 = digits[3 * a + 2]!;
    const b0 = digits[3 * b]!;
    const b1 = digits[3 * b + 1]!;
    const b2 = digits[3 * b + 2]!;
    // Every sum stays below 2^51; each round makes the lowest digit 0 and drops it.
    let sum = a0 * b0;
    let times = Math.imul(sum | 0, negativeInverse) & MASK;
    sum = (sum + times * m0) * DOWN + (a0 * b1 + a1 * b0 + times * m1);
    let next = a0 * b2 + a1 * b1 + a2 * b0 + times * m2;
    times = Math.imul(sum | 0, negativeInverse) & MASK;
    sum = (sum + times * m0) * DOWN + (next + times * m1);
    next = a1 * b2 + a2 * b1 + times * m2;
    times = Math.imul(sum | 0, negativeInverse) & MASK;
    sum = (sum + times * m0) * DOWN + (next + times * m1) + plus;
    next = a2 * b2 + times * m2;
    const low = (sum | 0) & MASK;
    next += (sum - low) * DOWN;
    const middle = (next | 0) & MASK;
    digits[3 * to] = low;
    digits[3 * to + 1] = middle;
    digits[3 * to + 2] = (next - middle) * DOWN;
  }

  /** to = base^exponent; `to` is another register than `base`. */
  pow(to: number, base: number, exponent: bigint): void {
    this.set(to, BigInt(1));
    for (const bit of exponent.toString(2)) {
      this.mul(to, to, to);
      if (bit === "1") this.mul(to, to, base);
    }
  }

  /** Whether two registers, set or results of mul, hold the same residue. */
  equal(a: number, b: number): boolean {
    const { digits } = this;
    // The difference lies in (-2 m, 2 m), so it is 0, m or -m. Digits are compared after carrying.
    let sum = digits[3 * a]! - digits[3 * b]!;
    const low = (sum | 0) & MASK;
    sum = digits[3 * a + 1]! - digits[3 * b + 1]! + (sum - low) * DOWN;
    const middle = (sum | 0) & MASK;
    const high = digits[3 * a + 2]! - digits[3 * b + 2]! + (sum - middle) * DOWN;
    if (low === 0 && middle === 0 && high === 0) return true;
    if (low === this.m0 && middle === this.m1 && high === this.m2) return true;
    // Where this is 0, no step of it was rounded.
    return high + this.m2 + (middle + this.m1 + (low + this.m0) * DOWN) * DOWN === 0;
  }
}

const MASK = 2 ** 23 - 1;
const DOWN = 2 ** -23;
const SHIFT = BigInt(69);
const ZERO = BigInt(0);
const THREE = BigInt(3);
const TWO_TO_64 = BigInt(2) ** BigInt(64);
