/**
 * Fraction: a rational number, exact, in lowest terms.
 *
 * Use     const half = new Fraction(1, 2); half.add(half); half.sub(half); half.mul(half); half.div(half);
 *         half.compare(half); half.toNumber(); half.toString()
 * Time    a division of BigInts and Euclid's algorithm for each operation: about 0.2 µs for small parts
 * Space   two BigInts
 * Limits  parts of any size; an object never changes
 * Errors  RangeError: a denominator of 0, a division by 0, a number that is no safe integer
 * Source  folklore, own code
 * Tested  fraction.test.ts: order, rounding to doubles; verify: Kattis rationalarithmetic
 */
import { shown } from "../io/shown";

export class Fraction {
  readonly numerator: bigint;
  /** Positive. */
  readonly denominator: bigint;

  constructor(numerator: number | bigint, denominator: number | bigint = 1) {
    const above = whole(numerator);
    const below = whole(denominator);
    if (below === 0n) throw new RangeError("Fraction: the denominator must not be 0");
    const common = commonDivisor(above, below) * (below < 0n ? -1n : 1n);
    this.numerator = above / common;
    this.denominator = below / common;
  }

  add(other: Fraction): Fraction {
    const { numerator: a, denominator: b } = this;
    return new Fraction(a * other.denominator + other.numerator * b, b * other.denominator);
  }

  sub(other: Fraction): Fraction {
    const { numerator: a, denominator: b } = this;
    return new Fraction(a * other.denominator - other.numerator * b, b * other.denominator);
  }

  mul(other: Fraction): Fraction {
    return new Fraction(this.numerator * other.numerator, this.denominator * other.denominator);
  }

  div(other: Fraction): Fraction {
    if (other.numerator === 0n) throw new RangeError(`Fraction.div: ${this} divided by 0`);
    return new Fraction(this.numerator * other.denominator, this.denominator * other.numerator);
  }

  /** Below 0 if this is smaller than the other, 0 if they are equal, else above 0. */
  compare(other: Fraction): number {
    const difference = this.numerator * other.denominator - other.numerator * this.denominator;
    return difference < 0n ? -1 : difference > 0n ? 1 : 0;
  }

  /** The nearest double, within one unit of its last place. */
  toNumber(): number {
    const { numerator, denominator } = this;
    const size = (value: bigint) => value.toString(2).length;
    // The quotient has 64 bits or one more, whatever the parts are.
    const shift = 64 + size(denominator) - size(numerator < 0n ? -numerator : numerator);
    const quotient =
      shift >= 0
        ? (numerator << BigInt(shift)) / denominator
        : numerator / (denominator << BigInt(-shift));
    // In two steps, as 2^-shift alone may be out of a double's range.
    const half = shift >> 1;
    return Number(quotient) * 2 ** -half * 2 ** (half - shift);
  }

  /** "1/2"; an integer without "/1". */
  toString(): string {
    return this.denominator === 1n ? `${this.numerator}` : `${this.numerator}/${this.denominator}`;
  }
}

/** Positive unless both are 0. */
function commonDivisor(a: bigint, b: bigint): bigint {
  let [x, y] = [a < 0n ? -a : a, b < 0n ? -b : b];
  while (y !== 0n) [x, y] = [y, x % y];
  return x;
}

function whole(value: number | bigint): bigint {
  if (typeof value === "bigint") return value;
  if (!Number.isSafeInteger(value)) {
    throw new RangeError(`Fraction: expected a safe integer or a BigInt, got ${shown(value)}`);
  }
  return BigInt(value);
}
