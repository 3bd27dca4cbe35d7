/**
 * limbsProduct: the product of two big natural numbers as limbs, six decimal digits each, lowest first.
 *
 * Use     limbsProduct(a, b)
 * Time    O(n log n) for n limbs of the product; limb by limb where one factor is short
 * Space   48 bytes a limb of the next power of two
 * Limits  limbs in [0, 10^6), not checked; the shorter factor has at most 890,000 of them (5.3 million
 *         digits), the product 2^23
 * Errors  RangeError: factors too long
 * Source  sums in doubles, of digits so small that their nearest integers are right; a sum that lies
 *         more than 1/4 from an integer, which no test has met, throws; own code
 * Tested  limbs-product.test.ts: against BigInt, and where rounding errors are largest; verify:
 *         library-checker multiplication_of_big_integers through BigInteger
 */
import { smallInts } from "../sequence/small-ints";
import { convolutionReal } from "./convolution-real";
import { LIMB, trimmedLimbs } from "./limbs-sum";

export function limbsProduct(a: Int32Array, b: Int32Array): Int32Array {
  const length = a.length + b.length;
  const shorter = Math.min(a.length, b.length);
  if (shorter > LONGEST || length > 2 ** 23) {
    throw new RangeError(
      `limbsProduct: expected at most ${LONGEST} limbs in one factor and 2^23 in both, got ${a.length} and ${b.length}`,
    );
  }
  if (shorter === 0) return smallInts(0);
  const product = smallInts(length);
  if (shorter <= SHORT) byColumns(a, b, product);
  else byTransforms(a, b, product);
  return trimmedLimbs(product);
}

/** A column's sum has at most SHORT products below 10^12 and a carry: a double holds it. */
function byColumns(a: Int32Array, b: Int32Array, product: Int32Array): void {
  let sum = 0;
  for (let column = 0; column < product.length; column++) {
    const end = Math.min(column + 1, a.length);
    for (let i = Math.max(0, column - b.length + 1); i < end; i++) sum += a[i]! * b[column - i]!;
    const carry = Math.floor(sum / LIMB);
    product[column] = sum - carry * LIMB;
    sum = carry;
  }
}

/** By digits of four decimals: a sum of 1.3 million products stays below 2^45, its error below 0.1. */
function byTransforms(a: Int32Array, b: Int32Array, product: Int32Array): void {
  const digits = digitsOf(a);
  const sums = convolutionReal(digits, a === b ? digits : digitsOf(b));
  let carry = 0; // below 2^32 in absolute value
  const part = new Int32Array(3);
  for (let i = 0, k = 0; i < product.length; i += 2) {
    for (let digit = 0; digit < 3; digit++, k++) {
      const sum = sums[k]!;
      const nearest = Math.floor(sum + 0.5);
      if (Math.abs(sum - nearest) > 0.25) throw new RangeError("limbsProduct: factors too long");
      const above = Math.floor((nearest + carry) / DIGIT);
      part[digit] = nearest + carry - above * DIGIT;
      carry = above;
    }
    const high = (part[1]! / 100) | 0;
    product[i] = part[0]! + (part[1]! - high * 100) * DIGIT;
    if (i + 1 < product.length) product[i + 1] = high + part[2]! * 100;
  }
}

/** Digits of four decimals in [-5000, 5000), three for two limbs: the errors of small ones are small. */
function digitsOf(limbs: Int32Array): Int32Array {
  const digits = new Int32Array(3 * ((limbs.length + 1) >> 1) + 1);
  let carry = 0;
  let k = 0;
  const append = (digit: number) => {
    const value = digit + carry;
    carry = +(value >= DIGIT / 2);
    digits[k++] = value - carry * DIGIT;
  };
  for (let i = 0; i < limbs.length; i += 2) {
    const low = limbs[i]!;
    const high = i + 1 < limbs.length ? limbs[i + 1]! : 0;
    const upper = (low / DIGIT) | 0;
    const middle = (high / 100) | 0;
    append(low - upper * DIGIT);
    append(upper + (high - middle * 100) * 100);
    append(middle);
  }
  digits[k] = carry;
  return digits;
}

const DIGIT = 10_000;
const LONGEST = 890_000;
const SHORT = 64;
