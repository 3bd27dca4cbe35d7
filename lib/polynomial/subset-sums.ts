/**
 * subsetSums: for each set the sum over its subsets modulo 998244353, in place, and what follows from it:
 * sums over supersets, convolution by or and by and.
 *
 * Use     orConvolution(a, b); andConvolution(a, b); subsetSums(a)
 * Time    O(n log n) additions, n being the number of sets
 * Space   none; the convolutions 8 bytes a term
 * Limits  length a power of two in [1, 2^26], bit k of an index says whether k is in the set; residues in
 *         [0, 998244353), which only the convolutions check
 * Errors  RangeError: another length, different lengths; in the convolutions a term that is no residue
 * Source  F. Yates, "The design and analysis of factorial experiments" (1937); own code
 * Tested  subset-sums.test.ts: against sums over all pairs; verify: library-checker
 *         bitwise_and_convolution
 */
import { MOD998244353, mul998244353 } from "../number/mul998244353";
import { checkTerms } from "./check-terms";
import { checkSubsets } from "./walsh-transform";

export function subsetSums(values: Int32Array): void {
  combine(values, checkSubsets("subsetSums", values), 0, 1);
}

/** Undoes subsetSums. */
export function subsetDifferences(values: Int32Array): void {
  combine(values, checkSubsets("subsetDifferences", values), 0, -1);
}

export function supersetSums(values: Int32Array): void {
  combine(values, checkSubsets("supersetSums", values), 1, 1);
}

/** Undoes supersetSums. */
export function supersetDifferences(values: Int32Array): void {
  combine(values, checkSubsets("supersetDifferences", values), 1, -1);
}

/** The sums of a[i] · b[j] over i or j = k. */
export function orConvolution(a: Int32Array, b: Int32Array): Int32Array {
  return convolved("orConvolution", a, b, 0);
}

/** The sums of a[i] · b[j] over i and j = k. */
export function andConvolution(a: Int32Array, b: Int32Array): Int32Array {
  return convolved("andConvolution", a, b, 1);
}

function convolved(name: string, a: Int32Array, b: Int32Array, upper: number): Int32Array {
  checkTerms(name, a);
  checkTerms(name, b);
  const n = checkSubsets(name, a, b);
  const left = a.slice();
  const right = b.slice();
  combine(left, n, upper, 1);
  combine(right, n, upper, 1);
  for (let i = 0; i < n; i++) left[i] = mul998244353(left[i]!, right[i]!);
  combine(left, n, upper, -1);
  return left;
}

/** Adds to the set with an element (or, for upper = 1, without it) the other one, element by element. */
function combine(values: Int32Array, n: number, upper: number, sign: number): void {
  for (let half = 1; half < n; half *= 2) {
    const from = half * upper;
    for (let start = 0; start < n; start += 2 * half) {
      const end = start + from + half;
      if (sign > 0) {
        for (let i = start + from, j = start + half - from; i < end; i++, j++) {
          const sum = (values[j]! + values[i]! - MOD998244353) | 0;
          values[j] = sum + (MOD998244353 & (sum >> 31));
        }
      } else {
        for (let i = start + from, j = start + half - from; i < end; i++, j++) {
          const difference = (values[j]! - values[i]!) | 0;
          values[j] = difference + (MOD998244353 & (difference >> 31));
        }
      }
    }
  }
}
