/**
 * limbsDivision: quotient and remainder of big natural numbers as limbs, six decimal digits each.
 *
 * Use     const { quotient, remainder } = limbsDivision(a, b)
 * Time    that of a few products of the divisor's length, as often as it goes into the dividend's
 * Space   O(n)
 * Limits  limbs in [0, 10^6), not checked; those of limbsProduct, for a divisor of up to 2.6 million digits
 * Errors  RangeError: a divisor 0
 * Source  long division: Knuth, TAOCP 2, 4.3.1, D; Newton's iteration for the reciprocal of a long
 *         divisor; own code
 * Tested  limbs-division.test.ts: against BigInt; verify: library-checker division_of_big_integers
 *         through BigInteger
 */
import { smallCopy, smallInts } from "../sequence/small-ints";
import { limbsProduct } from "./limbs-product";
import { compareLimbs, LIMB, limbsDifference, limbsSum, trimmedLimbs } from "./limbs-sum";

interface Division {
  readonly quotient: Int32Array;
  readonly remainder: Int32Array;
}

export function limbsDivision(a: Int32Array, b: Int32Array): Division {
  if (b.length === 0) throw new RangeError("limbsDivision: the divisor must not be 0");
  if (compareLimbs(a, b) < 0) return { quotient: smallInts(0), remainder: smallCopy(a) };
  const count = a.length - b.length + 1;
  if (Math.min(count, b.length) <= SHORT) return longDivision(a, b);
  // The lowest limbs of both change a short quotient by one or two at most.
  const dropped = b.length - count - 2;
  if (dropped > 0) {
    const { quotient } = limbsDivision(a.subarray(dropped), b.subarray(dropped));
    return corrected(a, b, quotient);
  }
  const reciprocal = reciprocalOf(b);
  const n = b.length;
  const quotient = new Int32Array(Math.ceil(a.length / n) * n);
  let remainder: Int32Array = new Int32Array(0);
  for (let from = quotient.length - n; from >= 0; from -= n) {
    // remainder · 10^(6 n) + the next n limbs: below b · 10^(6 n).
    const part = trimmedLimbs(joined(a.subarray(from, from + n), remainder, n));
    const estimate = limbsProduct(part.subarray(Math.min(part.length, n - 1)), reciprocal);
    const division = corrected(part, b, trimmedLimbs(estimate.slice(n + 1)));
    quotient.set(division.quotient, from);
    remainder = division.remainder;
  }
  return { quotient: trimmedLimbs(quotient), remainder };
}

/** low + high · 10^(6 n), low having at most n limbs. */
function joined(low: Int32Array, high: Int32Array, n: number): Int32Array {
  const limbs = new Int32Array(n + high.length);
  limbs.set(low);
  limbs.set(high, n);
  return limbs;
}

/** The division whose quotient differs little from the estimate. */
function corrected(a: Int32Array, b: Int32Array, estimate: Int32Array): Division {
  const one = Int32Array.of(1);
  let quotient = estimate;
  let product = limbsProduct(quotient, b);
  while (compareLimbs(product, a) > 0) {
    quotient = limbsDifference(quotient, one);
    product = limbsDifference(product, b);
  }
  let remainder = limbsDifference(a, product);
  while (compareLimbs(remainder, b) >= 0) {
    quotient = limbsSum(quotient, one);
    remainder = limbsDifference(remainder, b);
  }
  return { quotient, remainder };
}

/** floor(10^(12 n) / b) for b of n limbs, or a few units less or more. */
function reciprocalOf(b: Int32Array): Int32Array {
  const n = b.length;
  const power = (exponent: number) => joined(new Int32Array(0), Int32Array.of(1), exponent);
  if (n <= SHORT) return longDivision(power(2 * n), b).quotient;
  const half = (n >> 1) + 3;
  const rough = reciprocalOf(b.subarray(n - half));
  // With x = rough · 10^(6 (n - half)) Newton's step is x + x (1 - b x / 10^(12 n)).
  const product = limbsProduct(b, rough);
  const whole = power(n + half);
  const isBelow = compareLimbs(product, whole) <= 0;
  const error = isBelow ? limbsDifference(whole, product) : limbsDifference(product, whole);
  const change = trimmedLimbs(limbsProduct(error, rough).slice(2 * half));
  const start = joined(new Int32Array(0), rough, n - half);
  return isBelow ? limbsSum(start, change) : limbsDifference(start, change);
}

/** Limb by limb: the quotient's are estimated from the upper limbs, and are off by one at most. */
function longDivision(a: Int32Array, b: Int32Array): Division {
  const n = b.length;
  const rest = smallInts(a.length + 1);
  rest.set(a);
  const quotient = smallInts(a.length - n + 1);
  const top = leading(b, n - 1, 3);
  for (let at = quotient.length - 1; at >= 0; at--) {
    let limb = Math.floor(leading(rest, at + n, 4) / top);
    let borrow = subtractTimes(rest, b, at, limb);
    for (; borrow < 0; limb--) borrow += subtractTimes(rest, b, at, -1);
    while (compareLimbs(trimmedLimbs(rest.subarray(at, at + n + 1)), b) >= 0) {
      subtractTimes(rest, b, at, 1);
      limb++;
    }
    quotient[at] = limb;
  }
  return { quotient: trimmedLimbs(quotient), remainder: trimmedLimbs(rest) };
}

/** `count` limbs from place `at` downwards as a number; zeros behind the lowest. */
function leading(limbs: Int32Array, at: number, count: number): number {
  let value = 0;
  for (let i = 0; i < count; i++) value = value * LIMB + (at - i >= 0 ? limbs[at - i]! : 0);
  return value;
}

/** rest -= times · b · 10^(6 at), up to limb at + b.length; returns what is carried out of it. */
function subtractTimes(rest: Int32Array, b: Int32Array, at: number, times: number): number {
  let carry = 0;
  for (let i = 0; i < b.length; i++) {
    const value = rest[at + i]! - times * b[i]! + carry;
    carry = Math.floor(value / LIMB);
    rest[at + i] = value - carry * LIMB;
  }
  const value = rest[at + b.length]! + carry;
  carry = Math.floor(value / LIMB);
  rest[at + b.length] = value - carry * LIMB;
  return carry;
}

const SHORT = 40;
