/**
 * seriesInverse: the power series 1 / f modulo 998244353, its first n terms.
 *
 * Use     seriesInverse(f, 8)
 * Time    O(n log n): five transforms of the result's length a step, the steps halving downwards
 * Space   16 bytes a term of the next power of two
 * Limits  n in [0, 2^22]; residues in [0, 998244353)
 * Errors  RangeError: a term that is no residue, an n outside, a constant term 0
 * Source  Newton's iteration, its products wrapped round (D. J. Bernstein, "Removing redundancy in
 *         high-precision Newton iteration"); own code
 * Tested  series-inverse.test.ts: against the recurrence in BigInt; verify: library-checker
 *         inv_of_formal_power_series
 */
import { checkTermCount, checkTerms, powerOfTwoFrom } from "./check-terms";
import { transform998244353 } from "./transform998244353";

export function seriesInverse(f: Int32Array, n = f.length): Int32Array {
  checkTerms("seriesInverse", f);
  checkTermCount("seriesInverse", n);
  if (n === 0) return new Int32Array(0);
  if (f.length === 0 || f[0] === 0) {
    throw new RangeError("seriesInverse: the constant term must not be 0");
  }
  const inverse = new Int32Array(powerOfTwoFrom(n));
  inverse[0] = transform998244353.mod.inverse(f[0]!);
  for (let size = 2; size <= inverse.length; size *= 2) {
    const values = new Int32Array(size);
    values.set(f.subarray(0, size));
    transform998244353.forward(values);
    improveInverse(inverse, values);
  }
  return inverse.slice(0, n);
}

/**
 * One step of Newton's iteration: of the inverse of f the first half of as many terms as there are values
 * is right, then all of them. The values are those of f modulo x^size - 1; not checked.
 */
export function improveInverse(inverse: Int32Array, values: Int32Array): void {
  const { mod } = transform998244353;
  const size = values.length;
  const half = size / 2;
  const factor = new Int32Array(size);
  factor.set(inverse.subarray(0, half));
  transform998244353.forward(factor);
  const error = factor.slice();
  mod.multiply(error, values);
  transform998244353.inverse(error);
  // f · inverse is 1 + error · x^half; what passes the size is added to the terms below `half`.
  error.fill(0, 0, half);
  transform998244353.forward(error);
  mod.multiply(error, factor);
  transform998244353.inverse(error);
  for (let i = half; i < size; i++) inverse[i] = mod.sub(0, error[i]!);
}
