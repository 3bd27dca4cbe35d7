/**
 * subsetConvolution: sums of a[i] · b[j] over disjoint i and j with union k, modulo 998244353.
 *
 * Use     subsetConvolution(Int32Array.of(1, 2, 3, 4), Int32Array.of(5, 6, 7, 8))
 * Time    O(n log² n) for n sets, some 230 products of doubles a set at n = 2^20
 * Space   8 (log n + 1) bytes a set: 180 MB at n = 2^20
 * Limits  length a power of two in [1, 2^20], bit k of an index says whether k is in the set
 * Errors  RangeError: another length, different lengths, a term that is no residue
 * Source  A. Björklund, T. Husfeldt, P. Kaski and M. Koivisto, "Fourier meets Möbius" (2007); own code
 * Tested  subset-convolution.test.ts: against sums over all pairs; verify: library-checker
 *         subset_convolution
 */
import { MOD998244353 as P } from "../number/mul998244353";
import { checkTerms } from "./check-terms";
import { checkSubsets } from "./walsh-transform";

export function subsetConvolution(a: Int32Array, b: Int32Array): Int32Array {
  checkTerms("subsetConvolution", a);
  checkTerms("subsetConvolution", b);
  const n = checkSubsets("subsetConvolution", a, b);
  if (n > 2 ** 20) {
    throw new RangeError(`subsetConvolution: expected at most 2^20 terms, got ${n}`);
  }
  const ranks = 32 - Math.clz32(n); // sizes of sets, 0 … log n
  const left = bySize(a, ranks);
  const right = bySize(b, ranks);
  multiplyRanks(left, right, n, ranks);
  differences(left, n, ranks);
  const result = new Int32Array(n);
  for (let set = 0; set < n; set++) result[set] = left[set * ranks + bitCount(set)]!;
  return result;
}

/** Place `set` · ranks + size is the sum over the subsets of that size. */
function bySize(terms: Int32Array, ranks: number): Int32Array {
  const n = terms.length;
  const sums = new Int32Array(n * ranks);
  for (let set = 0; set < n; set++) sums[set * ranks + bitCount(set)] = terms[set]!;
  for (let half = 1; half < n; half *= 2) {
    for (let set = half; set < n; set++) {
      if ((set & half) === 0) set += half;
      // A subset has at most as many elements as the set.
      let j = (set - half) * ranks;
      let i = set * ranks;
      for (const end = i + bitCount(set); i < end; i++, j++) {
        const sum = (sums[i]! + sums[j]! - P) | 0;
        sums[i] = sum + (P & (sum >> 31));
      }
    }
  }
  return sums;
}

/** For each set the product of two polynomials in the size, up to the largest size of its subsets. */
function multiplyRanks(left: Int32Array, right: Int32Array, n: number, ranks: number): void {
  const upper = new Float64Array(ranks);
  const lower = new Float64Array(ranks);
  const factors = new Float64Array(ranks);
  for (let set = 0; set < n; set++) {
    const base = set * ranks;
    const size = bitCount(set);
    // Terms in halves of 15 bits: a sum of 21 products stays below 2^50.
    for (let i = 0; i <= size; i++) {
      upper[i] = left[base + i]! >> 15;
      lower[i] = left[base + i]! & 0x7fff;
      factors[i] = right[base + i]!;
    }
    // Sizes below that of the set are not asked for, beyond twice it there are none.
    const most = Math.min(2 * size, ranks - 1);
    for (let total = size; total <= most; total++) {
      let high = 0;
      let low = 0;
      for (let i = total - size; i <= size; i++) {
        high += upper[i]! * factors[total - i]!;
        low += lower[i]! * factors[total - i]!;
      }
      const part = (high - Math.floor(high * INVERSE) * P) * 0x8000 + low;
      const rest = (part - Math.floor(part * INVERSE) * P - P) | 0; // in [-P, 0]
      left[base + total] = rest + (P & (rest >> 31));
    }
  }
}

/** Undoes the sums over subsets, for sizes not below that of the set. */
function differences(sums: Int32Array, n: number, ranks: number): void {
  for (let half = 1; half < n; half *= 2) {
    for (let set = half; set < n; set++) {
      if ((set & half) === 0) set += half;
      // What follows asks for no sizes below that of the set.
      const size = bitCount(set);
      let j = (set - half) * ranks + size;
      for (let i = set * ranks + size; i < (set + 1) * ranks; i++, j++) {
        const difference = (sums[i]! - sums[j]!) | 0;
        sums[i] = difference + (P & (difference >> 31));
      }
    }
  }
}

const INVERSE = 1 / P;

function bitCount(word: number): number {
  let bits = word - ((word >>> 1) & 0x55555555);
  bits = (bits & 0x33333333) + ((bits >>> 2) & 0x33333333);
  return Math.imul((bits + (bits >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}
