/**
 * setComposition: p(f) for a polynomial p and a set power series f modulo 998244353: the sum of p[k] · f^k.
 *
 * Use     setComposition(Int32Array.of(1, 1, 1), f)
 * Time    that of two subsetConvolutions of the same length, O(n log² n) for n sets; 20 products a term of p
 * Space   that of a subsetConvolution of half the length, and 8 bytes a set
 * Limits  length of f a power of two in [1, 2^20], f[0] any residue; p lowest term first, of any length
 * Errors  RangeError: another length, a term that is no residue
 * Source  the derivatives of p at f[0], then from the k-th to the one before element by element: folklore
 *         ("composition of an exponential generating function"), own code
 * Tested  set-composition.test.ts: against powers one by one; verify: library-checker
 *         polynomial_composite_set_power_series
 */
import { mul998244353, MOD998244353 as P } from "../number/mul998244353";
import { checkTerms } from "../polynomial/check-terms";
import { subsetConvolution } from "../polynomial/subset-convolution";
import { checkSetSeries } from "./check-set-series";

export function setComposition(p: Int32Array, f: Int32Array): Int32Array {
  checkTerms("setComposition", p);
  checkSetSeries("setComposition", f);
  const elements = 31 - Math.clz32(f.length);
  // series[k] is the k-th derivative of p at f, on the subsets of the elements so far.
  let series = derivatives(p, f[0]!, elements);
  for (let half = 1; half < f.length; half *= 2) {
    const parts = f.subarray(half, 2 * half);
    series = series.slice(1).map((derivative, k) => {
      const longer = new Int32Array(2 * half);
      longer.set(series[k]!);
      longer.set(subsetConvolution(derivative, parts), half);
      return longer;
    });
  }
  return series[0]!;
}

/** The derivatives 0 … count of p at x, each as a series on no elements. */
function derivatives(p: Int32Array, x: number, count: number): Int32Array[] {
  const result = Array.from({ length: count + 1 }, () => Int32Array.of(0));
  const terms = p.slice();
  let factorial = 1;
  // Horner's rule again and again: each pass leaves a quotient by (t - x), and a Taylor coefficient.
  for (let k = 0; k <= count && k < terms.length; k++) {
    for (let i = terms.length - 2; i >= k; i--) {
      const sum = (terms[i]! + mul998244353(terms[i + 1]!, x) - P) | 0;
      terms[i] = sum + (P & (sum >> 31));
    }
    if (k > 0) factorial = mul998244353(factorial, k);
    result[k]![0] = mul998244353(terms[k]!, factorial);
  }
  return result;
}
