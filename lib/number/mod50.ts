/**
 * Mod50: arithmetic of residues modulo a number below 2^50, in doubles.
 *
 * Use     const mod = new Mod50(10 ** 12 + 39); mod.mul(a, b); mod.pow(a, 10)
 * Time    mul about 15 ns, no BigInt; pow O(log exponent), inverse O(log m)
 * Space   none
 * Limits  m in [1, 2^50); add, sub and mul take residues in [0, m), which are not checked; not checked to
 *         be numbers: Mod50.add(a, b), Mod50.sub(a, b), Mod50.mul(a, b)
 * Errors  RangeError: another modulus; pow and inverse of what is no residue, a negative or unsafe
 *         exponent, an inverse that does not exist
 * Source  exact products of doubles as two doubles: T. J. Dekker, "A floating-point technique for
 *         extending the available precision" (1971); own code
 * Tested  mod50.test.ts: against BigInt at the edges, at random and beside multiples of m; no public
 *         problem is chosen for it yet
 */
import { extendedGcd } from "./gcd";

export class Mod50 {
  readonly m: number;

  constructor(m: number) {
    if (!Number.isInteger(m) || m < 1 || m >= 2 ** 50) {
      throw new RangeError(`Mod50: the modulus must be an integer in [1, 2^50), got ${m}`);
    }
    this.m = m;
  }

  add(a: number, b: number): number {
    const sum = a + b;
    return sum >= this.m ? sum - this.m : sum;
  }

  sub(a: number, b: number): number {
    return a >= b ? a - b : a - b + this.m;
  }

  mul(a: number, b: number): number {
    const { m } = this;
    const product = a * b;
    const quotient = Math.floor(product / m); // off by one at most
    const multiple = quotient * m;
    // Both products rounded, and what rounding took away, which is exact; their difference is small.
    const rest = product - multiple + (lost(a, b, product) - lost(quotient, m, multiple));
    if (rest < 0) return rest + m;
    return rest >= m ? rest - m : rest;
  }

  /** base^exponent; 0^0 is 1. The exponent lies in [0, 2^53). */
  pow(base: number, exponent: number): number {
    this.checkResidue("pow", base);
    if (!Number.isSafeInteger(exponent) || exponent < 0) {
      throw new RangeError(`Mod50.pow: the exponent must be in [0, 2^53), got ${exponent}`);
    }
    let result = 1 % this.m;
    let square = base;
    for (let rest = exponent; rest > 0; rest = Math.floor(rest / 2)) {
      if (rest % 2 === 1) result = this.mul(result, square);
      square = this.mul(square, square);
    }
    return result;
  }

  /** The residue x with a · x = 1. */
  inverse(a: number): number {
    this.checkResidue("inverse", a);
    const [g, x] = extendedGcd(a, this.m);
    if (g !== 1) throw new RangeError(`Mod50.inverse: ${a} has no inverse modulo ${this.m}`);
    return ((x % this.m) + this.m) % this.m;
  }

  private checkResidue(method: string, value: number): void {
    if (!Number.isInteger(value) || value < 0 || value >= this.m) {
      throw new RangeError(`Mod50.${method}: expected a residue in [0, ${this.m}), got ${value}`);
    }
  }
}

/** a · b - product, where product is a · b rounded: a and b in halves of 26 bits. */
function lost(a: number, b: number, product: number): number {
  const aUpper = upperHalf(a);
  const bUpper = upperHalf(b);
  const aLower = a - aUpper;
  const bLower = b - bUpper;
  return aUpper * bUpper - product + aUpper * bLower + aLower * bUpper + aLower * bLower;
}

function upperHalf(value: number): number {
  const scaled = value * (2 ** 27 + 1);
  return scaled - (scaled - value);
}
