/**
 * setPowerProjection: for all k below a count the sum of weights[S] · (f^k)[S] over all sets S, modulo
 * 998244353, for a set power series f.
 *
 * Use     setPowerProjection(f, a, 3)
 * Time    that of two subsetConvolutions of the same length, O(n log² n) for n sets; 20 products a power
 * Space   that of a subsetConvolution of half the length, and 8 bytes a set
 * Limits  lengths a power of two in [1, 2^20], f[0] any residue; count in [0, 2^24]
 * Errors  RangeError: another length, different lengths, a term that is no residue, another count
 * Source  the transpose of setComposition, step by step backwards: Tellegen's principle; own code
 * Tested  set-power-projection.test.ts: against powers one by one; verify: library-checker
 *         power_projection_of_set_power_series
 */
import { mul998244353, MOD998244353 as P } from "../number/mul998244353";
import { subsetConvolution } from "../polynomial/subset-convolution";
import { checkSetSeries } from "./check-set-series";

export function setPowerProjection(f: Int32Array, weights: Int32Array, count: number): Int32Array {
  checkSetSeries("setPowerProjection", f);
  checkSetSeries("setPowerProjection", weights);
  if (f.length !== weights.length) {
    throw new RangeError(
      `setPowerProjection: expected as many weights as terms, got ${weights.length} and ${f.length}`,
    );
  }
  if (!Number.isInteger(count) || count < 0 || count > 2 ** 24) {
    throw new RangeError(
      `setPowerProjection: the count must be an integer in [0, 2^24], got ${count}`,
    );
  }
  // all[k] weighs the k-th derivative of any function at f, on the subsets of the elements left.
  let all = [weights];
  for (let half = f.length / 2; half >= 1; half /= 2) {
    const parts = f.subarray(half, 2 * half);
    const next = all.map((weight) => weight.slice(0, half));
    next.push(new Int32Array(half));
    all.forEach((weight, k) => {
      // The sum of parts[S] · weight[S and T] over S disjoint from T, by complements.
      const sums = subsetConvolution(parts, weight.slice(half).reverse()).reverse();
      const target = next[k + 1]!;
      for (let i = 0; i < half; i++) {
        const sum = (target[i]! + sums[i]! - P) | 0;
        target[i] = sum + (P & (sum >> 31));
      }
    });
    all = next;
  }
  return powerValues(
    all.map((weight) => weight[0]!),
    f[0]!,
    count,
  );
}

/** For each k the sum of weights[j] times the j-th derivative of t^k at x. */
function powerValues(weights: readonly number[], x: number, count: number): Int32Array {
  const result = new Int32Array(count);
  // row[j] is the j-th derivative of t^k at x; that of t · t^k is x · row[j] + j · row[j - 1].
  const row = new Int32Array(weights.length);
  row[0] = 1;
  for (let k = 0; k < count; k++) {
    let value = 0;
    for (let j = row.length - 1; j >= 0; j--) {
      value = (value + mul998244353(weights[j]!, row[j]!)) % P;
      const before = j > 0 ? mul998244353(j, row[j - 1]!) : 0;
      row[j] = (mul998244353(x, row[j]!) + before) % P;
    }
    result[k] = value;
  }
  return result;
}
