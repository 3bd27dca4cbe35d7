/**
 * setExp: exp of a set power series modulo 998244353: the sum over all ways to split a set into parts of the
 * product of the parts' terms.
 *
 * Use     setExp(f)
 * Time    that of one subsetConvolution of the same length, O(n log² n) for n sets
 * Space   that of a subsetConvolution of half the length
 * Limits  length a power of two in [1, 2^20]; term 0, that of the empty set, is 0
 * Errors  RangeError: another length, a term that is no residue, a term 0 other than 0
 * Source  the sets with element k are the part with k times a set of elements below k: A. Björklund,
 *         T. Husfeldt, P. Kaski and M. Koivisto, "Fourier meets Möbius" (2007); own code
 * Tested  set-exp.test.ts: against all partitions; verify: library-checker exp_of_set_power_series
 */
import { subsetConvolution } from "../polynomial/subset-convolution";
import { checkSetSeries } from "./check-set-series";

export function setExp(terms: Int32Array): Int32Array {
  checkSetSeries("setExp", terms, 0);
  const result = new Int32Array(terms.length);
  result[0] = 1;
  for (let half = 1; half < terms.length; half *= 2) {
    const parts = terms.subarray(half, 2 * half);
    result.set(subsetConvolution(result.subarray(0, half), parts), half);
  }
  return result;
}
