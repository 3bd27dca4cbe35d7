/**
 * setLog: log of a set power series modulo 998244353: the series whose setExp it is. Of the numbers of all
 * graphs on the sets it makes those of the connected ones.
 *
 * Use     setLog(Int32Array.of(1, 1, 1, 2))
 * Time    that of three subsetConvolutions of half the length, O(n log² n) for n sets
 * Space   that of a subsetConvolution of half the length, and a copy
 * Limits  length a power of two in [1, 2^20]; term 0, that of the empty set, is 1
 * Errors  RangeError: another length, a term that is no residue, a term 0 other than 1
 * Source  the sets with element k are those of the logarithm times the series of the elements below k, so
 *         they are divided by it; its inverse grows beside: folklore, own code
 * Tested  programs.test.ts: against set-log.twin.ts; set-log.test.ts; verify: library-checker
 *         log_of_set_power_series
 */
import { MOD998244353 as P } from "../number/mul998244353";
import { subsetConvolution } from "../polynomial/subset-convolution";
import { checkSetSeries } from "./check-set-series";

export function setLog(terms: Int32Array): Int32Array {
  const n = terms.length;
  checkSetSeries("setLog", terms, 1);
  const result = new Int32Array(n);
  const inverse = new Int32Array(n >> 1);
  inverse[0] = 1;
  for (let half = 1; half < n; half *= 2) {
    const firstHalf = inverse.subarray(0, half);
    const parts = subsetConvolution(firstHalf, terms.subarray(half, 2 * half));
    result.set(parts, half);
    if (2 * half === n) break;
    // 1 / f is exp of -log f.
    const next = subsetConvolution(firstHalf, parts);
    for (let i = 0; i < half; i++) inverse[half + i] = next[i] === 0 ? 0 : P - next[i]!;
  }
  return result;
}
