/**
 * Mod: arithmetic of residues modulo a number below 2^30 that is known at run time only.
 *
 * Use     const mod = new Mod(998244353); mod.mul(a, b); mod.pow(a, 10); mod.inverse(a); mod.add(a, b); mod.sub(a, b)
 * Time    mul about 5 ns, no branch and no BigInt, by(w).times a tenth less where each product waits for
 *         the one before; pow O(log exponent), inverse O(log m)
 * Space   none
 * Limits  m in [1, 2^30); add, sub, mul, scale and multiply take residues in [0, m), not checked; not
 *         checked to be numbers: Mod.add(a, b), Mod.sub(a, b), Mod.mul(a, b), Mod.by(factor),
 *         Mod.scale(factor)
 * Errors  RangeError: another modulus; pow and inverse of what is no residue, a negative or unsafe
 *         exponent, an inverse that does not exist; reduce of what is no safe integer
 * Source  the quotient estimated in doubles: Shoup's NTL ("MulMod"), own code
 * Tested  mod.test.ts: against BigInt at the edges, at random and beside multiples of m; verify:
 *         library-checker binomial_coefficient_prime_mod
 */
export class Mod {
  readonly m: number;
  /** A little more than 1 / m: the excess of 2^-50 is larger than all roundings of a product. */
  private readonly inverseAbove: number;

  constructor(m: number) {
    if (!Number.isInteger(m) || m < 1 || m >= 2 ** 30) {
      throw new RangeError(`Mod: the modulus must be an integer in [1, 2^30), got ${m}`);
    }
    this.m = m;
    this.inverseAbove = (1 / m) * (1 + 2 ** -50);
  }

  /** Any safe integer as a residue in [0, m). */
  reduce(value: number): number {
    if (!Number.isSafeInteger(value)) {
      throw new RangeError(`Mod.reduce: expected a safe integer, got ${value}`);
    }
    const rest = value % this.m;
    return rest < 0 ? rest + this.m : rest + 0; // never -0
  }

  add(a: number, b: number): number {
    const rest = (a + b - this.m) | 0;
    return (rest + (this.m & (rest >> 31))) | 0;
  }

  sub(a: number, b: number): number {
    const rest = (a - b) | 0;
    return (rest + (this.m & (rest >> 31))) | 0;
  }

  mul(a: number, b: number): number {
    const { m } = this;
    // floor(a · b / m) or one more, so that the rest lies in [-m, m).
    const quotient = (a * (b * this.inverseAbove)) | 0;
    const rest = (Math.imul(a, b) - Math.imul(quotient, m)) | 0;
    return (rest + (m & (rest >> 31))) | 0;
  }

  /**
   * For many products with one factor: times(x) is mul(x, factor), and does not wait for a quotient of
   * doubles of both. The factor is a residue, not checked.
   */
  by(factor: number): Multiplier {
    return new Multiplier(this.m, factor, factor * this.inverseAbove);
  }

  /** Multiplies every residue of an array by one factor, whose quotient is computed once. */
  scale(values: Int32Array, factor: number): void {
    const { m } = this;
    const ratio = factor * this.inverseAbove;
    for (let i = 0; i < values.length; i++) {
      const value = values[i]!;
      const rest = (Math.imul(value, factor) - Math.imul((value * ratio) | 0, m)) | 0;
      values[i] = rest + (m & (rest >> 31));
    }
  }

  /** Multiplies two arrays of one length, not checked, place by place: values[i] *= factors[i]. */
  multiply(values: Int32Array, factors: Int32Array): void {
    const { m, inverseAbove } = this;
    for (let i = 0; i < values.length; i++) {
      const a = values[i]!;
      const b = factors[i]!;
      const quotient = (a * (b * inverseAbove)) | 0;
      const rest = (Math.imul(a, b) - Math.imul(quotient, m)) | 0;
      values[i] = rest + (m & (rest >> 31));
    }
  }

  /** base^exponent; 0^0 is 1. The exponent is a number in [0, 2^53) or a BigInt from 0 on. */
  pow(base: number, exponent: number | bigint): number {
    this.checkResidue("pow", base);
    if (typeof exponent === "bigint") return this.powBits(base, exponent);
    if (!Number.isSafeInteger(exponent) || exponent < 0) {
      throw new RangeError(`Mod.pow: the exponent must be in [0, 2^53), got ${exponent}`);
    }
    let result = 1 % this.m;
    let square = base;
    for (let rest = exponent; rest > 0; rest = Math.floor(rest / 2)) {
      if (rest % 2 === 1) result = this.mul(result, square);
      square = this.mul(square, square);
    }
    return result;
  }

  /** Of any modulus, so the exponent is not reduced; its bits from the highest on. */
  private powBits(base: number, exponent: bigint): number {
    if (exponent < 0n) {
      throw new RangeError(`Mod.pow: the exponent must not be negative, got ${exponent}`);
    }
    let result = 1 % this.m;
    for (const bit of exponent.toString(2)) {
      result = this.mul(result, result);
      if (bit === "1") result = this.mul(result, base);
    }
    return result;
  }

  /** The residue x with a · x = 1, by Euclid's algorithm. */
  inverse(a: number): number {
    this.checkResidue("inverse", a);
    let [rest, next] = [a, this.m];
    let [x, nextX] = [1, 0]; // rest and next are x · a and nextX · a modulo m
    while (next !== 0) {
      const quotient = Math.floor(rest / next);
      [rest, next] = [next, rest % next];
      [x, nextX] = [nextX, x - quotient * nextX];
    }
    if (rest !== 1) throw new RangeError(`Mod.inverse: ${a} has no inverse modulo ${this.m}`);
    return x < 0 ? x + this.m : x;
  }

  private checkResidue(method: string, value: number): void {
    if (!Number.isInteger(value) || value < 0 || value >= this.m) {
      throw new RangeError(`Mod.${method}: expected a residue in [0, ${this.m}), got ${value}`);
    }
  }
}

/** What Mod.by makes: a factor and its quotient by the modulus. */
class Multiplier {
  readonly m: number;
  private readonly factor: number;
  private readonly ratio: number;

  constructor(m: number, factor: number, ratio: number) {
    this.m = m;
    this.factor = factor;
    this.ratio = ratio;
  }

  /** The product of a residue, not checked, and the factor. */
  times(value: number): number {
    const { m } = this;
    const rest = (Math.imul(value, this.factor) - Math.imul((value * this.ratio) | 0, m)) | 0;
    return (rest + (m & (rest >> 31))) | 0;
  }
}
