/**
 * BigInteger: integers of any length in decimal limbs, fast also where the runtime's BigInt is slow.
 *
 * Use     const a = BigInteger.parse("12"); const b = BigInteger.parse("34"); `${a.multiply(b)}`; a.divide(b).quotient
 * Time    parse, writeTo, add, subtract, compare O(n); multiply O(n log n); divide some products
 * Space   4 bytes for six digits
 * Limits  products and divisors of up to 5.3 and 2.6 million digits (those of limbsProduct); immutable
 * Errors  RangeError: a text that is no integer, a divisor 0, numbers too long
 * Source  folklore, own code
 * Tested  big-integer.test.ts: against BigInt; verify: library-checker division_of_big_integers, and
 *         multiplication_of_big_integers
 */
import type { Writer } from "../io/writer";
import { smallInts } from "../sequence/small-ints";
import { limbsDivision } from "./limbs-division";
import { limbsProduct } from "./limbs-product";
import { compareLimbs, limbsDifference, limbsSum } from "./limbs-sum";

export class BigInteger {
  readonly isNegative: boolean;
  /** Of the absolute value: six decimal digits each, lowest first, no zeros at the upper end. */
  private readonly limbs: Int32Array;

  private constructor(isNegative: boolean, limbs: Int32Array) {
    this.isNegative = isNegative && limbs.length > 0; // never -0
    this.limbs = limbs;
  }

  /** Of an optional minus and digits, as text or as ASCII bytes. */
  static parse(source: string | Uint8Array): BigInteger {
    const bytes = typeof source === "string" ? bytesOf(source) : source;
    const first = +(bytes[0] === MINUS);
    if (bytes.length === first) fail(source);
    let start = first;
    while (bytes[start] === ZERO) start++;
    const limbs = smallInts(Math.ceil((bytes.length - start) / DIGITS));
    for (let i = 0, end = bytes.length; i < limbs.length; i++, end -= DIGITS) {
      let limb = 0;
      for (let at = Math.max(start, end - DIGITS); at < end; at++) {
        const digit = bytes[at]! - ZERO;
        if (digit >>> 0 > 9) fail(source);
        limb = limb * 10 + digit;
      }
      limbs[i] = limb;
    }
    return new BigInteger(first === 1, limbs);
  }

  add(other: BigInteger): BigInteger {
    if (this.isNegative === other.isNegative) {
      return new BigInteger(this.isNegative, limbsSum(this.limbs, other.limbs));
    }
    const order = compareLimbs(this.limbs, other.limbs);
    return order >= 0
      ? new BigInteger(this.isNegative, limbsDifference(this.limbs, other.limbs))
      : new BigInteger(other.isNegative, limbsDifference(other.limbs, this.limbs));
  }

  subtract(other: BigInteger): BigInteger {
    return this.add(other.negate());
  }

  multiply(other: BigInteger): BigInteger {
    const isNegative = this.isNegative !== other.isNegative;
    return new BigInteger(isNegative, limbsProduct(this.limbs, other.limbs));
  }

  /** As for BigInt: the quotient is rounded towards 0, the remainder has the sign of this number. */
  divide(divisor: BigInteger): { quotient: BigInteger; remainder: BigInteger } {
    if (divisor.limbs.length === 0) throw new RangeError("BigInteger.divide: the divisor is 0");
    const { quotient, remainder } = limbsDivision(this.limbs, divisor.limbs);
    return {
      quotient: new BigInteger(this.isNegative !== divisor.isNegative, quotient),
      remainder: new BigInteger(this.isNegative, remainder),
    };
  }

  negate(): BigInteger {
    return new BigInteger(!this.isNegative, this.limbs);
  }

  /** Negative, 0 or positive, as this is less than, equal to or greater than the other. */
  compare(other: BigInteger): number {
    if (this.isNegative !== other.isNegative) return this.isNegative ? -1 : 1;
    const order = compareLimbs(this.limbs, other.limbs);
    return this.isNegative ? 0 - order : order;
  }

  /** Decimal digits. */
  writeTo(writer: Writer): Writer {
    const { limbs } = this;
    if (this.isNegative) writer.byte(MINUS);
    writer.int(limbs.length === 0 ? 0 : limbs[limbs.length - 1]!);
    for (let i = limbs.length - 2; i >= 0; i--) {
      writer.reserve(DIGITS);
      writer.digits(limbs[i]!, DIGITS);
    }
    return writer;
  }

  toString(): string {
    const digits = Array.from(this.limbs, (limb) => String(limb + LEADING_ONE).slice(1));
    const text = digits.reverse().join("").replace(/^0+/, "");
    return `${this.isNegative ? "-" : ""}${text || "0"}`;
  }
}

function bytesOf(text: string): Uint8Array {
  return Uint8Array.from(text, (letter) => Math.min(255, letter.charCodeAt(0)));
}

function fail(source: string | Uint8Array): never {
  const text = typeof source === "string" ? source : String.fromCharCode(...source.subarray(0, 40));
  throw new RangeError(`BigInteger.parse: expected an integer, got "${text.slice(0, 40)}"`);
}

const DIGITS = 6;
const LEADING_ONE = 1_000_000;
const MINUS = 45;
const ZERO = 48;
