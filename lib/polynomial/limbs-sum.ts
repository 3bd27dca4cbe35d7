/**
 * limbsSum: the sum of two big natural numbers as limbs, six decimal digits each, the lowest first.
 *
 * Use     limbsSum(a, b)
 * Time    O(n)
 * Space   4 bytes a limb
 * Limits  limbs are integers in [0, 10^6), not checked; no zeros at the upper end, so 0 has no limb
 * Errors  none
 * Source  folklore, own code
 * Tested  limbs-sum.test.ts: against BigInt; verify: library-checker division_of_big_integers through
 *         BigInteger
 */
import { smallCopy, smallInts } from "../sequence/small-ints";
export function limbsSum(a: Int32Array, b: Int32Array): Int32Array {
  const [long, short] = a.length >= b.length ? [a, b] : [b, a];
  const sum = smallInts(long.length + 1);
  let carry = 0;
  for (let i = 0; i < long.length; i++) {
    const limb = long[i]! + carry + (i < short.length ? short[i]! : 0);
    carry = +(limb >= LIMB);
    sum[i] = carry === 0 ? limb : limb - LIMB;
  }
  sum[long.length] = carry;
  return trimmedLimbs(sum);
}

/** a - b, where a is not less than b (not checked). */
export function limbsDifference(a: Int32Array, b: Int32Array): Int32Array {
  const difference = smallCopy(a);
  let borrow = 0;
  for (let i = 0; i < a.length && (i < b.length || borrow !== 0); i++) {
    const limb = a[i]! - borrow - (i < b.length ? b[i]! : 0);
    borrow = +(limb < 0);
    difference[i] = borrow === 0 ? limb : limb + LIMB;
  }
  return trimmedLimbs(difference);
}

/** Negative, 0 or positive, as a is less than, equal to or greater than b. */
export function compareLimbs(a: Int32Array, b: Int32Array): number {
  if (a.length !== b.length) return a.length - b.length;
  let i = a.length - 1;
  while (i >= 0 && a[i] === b[i]) i--;
  return i < 0 ? 0 : a[i]! - b[i]!;
}

/** Without zeros at the upper end; a view. */
export function trimmedLimbs(limbs: Int32Array): Int32Array {
  let end = limbs.length;
  while (end > 0 && limbs[end - 1] === 0) end--;
  return end === limbs.length ? limbs : limbs.subarray(0, end);
}

/** What a limb stays below. */
export const LIMB = 1_000_000;
