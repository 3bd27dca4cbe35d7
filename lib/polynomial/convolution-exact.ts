/**
 * convolutionExact: the sums of a[i] · b[j] over i + j = k, exact.
 *
 * Use     convolutionExact(a, b)
 * Time    O(n log n) for n sums, twice that of convolution
 * Space   24 bytes a sum of the next power of two
 * Limits  32-bit terms of any sign; up to 2^23 sums, which must stay within ±(2^53 - 1): the shorter
 *         length times the largest terms is the bound that is checked
 * Errors  RangeError: sums that could be larger, too many of them; an empty factor gives no sums
 * Source  sums modulo two primes, joined by H. L. Garner, "The residue number system" (1959); own code
 * Tested  convolution-exact.test.ts: against sums term by term; judged by problems/apples-and-bananas
 */
import { powerOfTwoFrom } from "./check-terms";
import { PrimeTransform } from "./prime-transform";
import { transform998244353 } from "./transform998244353";

export function convolutionExact(a: Int32Array, b: Int32Array): Float64Array {
  const length = a.length === 0 || b.length === 0 ? 0 : a.length + b.length - 1;
  const largest = Math.min(a.length, b.length) * largestOf(a) * largestOf(b);
  if (length > 2 ** 23 || largest > Number.MAX_SAFE_INTEGER) {
    throw new RangeError(
      `convolutionExact: expected up to 2^23 sums below 2^53, got ${length} up to ${largest}`,
    );
  }
  const sums = new Float64Array(length);
  if (length === 0) return sums;
  const size = powerOfTwoFrom(length);
  const [low, second] = [transform998244353, SECOND].map((transform) => {
    const left = residues(a, transform.mod.m);
    return transform.product(left, a === b ? left : residues(b, transform.mod.m), size);
  });
  const { mod } = SECOND;
  const p = transform998244353.mod.m;
  const inverse = mod.inverse(p % mod.m);
  for (let i = 0; i < length; i++) {
    // The sum is low + high · p, where high may be negative.
    const rest = low![i]!;
    const high = mod.mul(mod.sub(second![i]!, rest >= mod.m ? rest - mod.m : rest), inverse);
    sums[i] = rest + (2 * high > mod.m ? high - mod.m : high) * p;
  }
  return sums;
}

function largestOf(terms: Int32Array): number {
  let largest = 0;
  for (let i = 0; i < terms.length; i++) largest = Math.max(largest, Math.abs(terms[i]!));
  return largest;
}

function residues(terms: Int32Array, p: number): Int32Array {
  const rests = new Int32Array(terms.length);
  for (let i = 0; i < terms.length; i++) {
    const rest = terms[i]! % p;
    rests[i] = rest + (p & (rest >> 31));
  }
  return rests;
}

const SECOND = new PrimeTransform(897581057, 3); // 107 · 2^23 + 1
