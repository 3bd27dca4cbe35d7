/**
 * walshTransform: the Walsh-Hadamard transform modulo 998244353, in place, and exclusive-or convolution.
 *
 * Use     xorConvolution(a, b); walshTransform(a)
 * Time    O(n log n) additions
 * Space   none; xorConvolution 8 bytes a term
 * Limits  length a power of two in [1, 2^26]; residues in [0, 998244353)
 * Errors  RangeError: another length, different lengths; in xorConvolution a term that is no residue
 * Source  folklore, own code
 * Tested  walsh-transform.test.ts: against sums over all pairs; verify: library-checker
 *         bitwise_xor_convolution
 */
import { MOD998244353, mul998244353 } from "../number/mul998244353";
import { checkTerms } from "./check-terms";

/** values[s] becomes the sum of (-1)^|s and i| · values[i]; twice is n times the values. Not checked. */
export function walshTransform(values: Int32Array): void {
  const n = checkSubsets("walshTransform", values);
  for (let half = 1; half < n; half *= 2) {
    for (let start = 0; start < n; start += 2 * half) {
      for (let i = start, j = start + half; i < start + half; i++, j++) {
        const sum = (values[i]! + values[j]! - MOD998244353) | 0;
        const difference = (values[i]! - values[j]!) | 0;
        values[i] = sum + (MOD998244353 & (sum >> 31));
        values[j] = difference + (MOD998244353 & (difference >> 31));
      }
    }
  }
}

/** The sums of a[i] · b[j] over i xor j = k. */
export function xorConvolution(a: Int32Array, b: Int32Array): Int32Array {
  checkTerms("xorConvolution", a);
  checkTerms("xorConvolution", b);
  const n = checkSubsets("xorConvolution", a, b);
  const left = a.slice();
  const right = b.slice();
  walshTransform(left);
  walshTransform(right);
  const scale = inversePower(n);
  for (let i = 0; i < n; i++) left[i] = mul998244353(mul998244353(left[i]!, right[i]!), scale);
  walshTransform(left);
  return left;
}

/** 1 / n for a power of two. */
function inversePower(n: number): number {
  let inverse = 1;
  for (let power = 1; power < n; power *= 2) inverse = mul998244353(inverse, HALF);
  return inverse;
}

const HALF = (MOD998244353 + 1) / 2;

/** The length of arrays with an entry for each subset: the same power of two up to 2^26. */
export function checkSubsets(name: string, a: Int32Array, b = a): number {
  const n = a.length;
  if (n < 1 || n > 2 ** 26 || (n & (n - 1)) !== 0) {
    throw new RangeError(`${name}: the length must be a power of two in [1, 2^26], got ${n}`);
  }
  if (b.length !== n) throw new RangeError(`${name}: lengths ${n} and ${b.length} differ`);
  return n;
}
