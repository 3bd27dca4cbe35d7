/**
 * seriesInverse: the power series 1 / f modulo 998244353, its first n terms.
 *
 * Time    O(n log n): five transforms of the result's length a step, the steps halving downwards
 * Space   12 bytes a term of the next power of two
 * Limits  n in [0, 2^22]; residues in [0, 998244353)
 * Errors  RangeError: a term that is no residue, an n outside, a constant term 0
 * Source  Newton's iteration, its products wrapped round (D. J. Bernstein, "Removing redundancy in
 *         high-precision Newton iteration"); own code
 * Tested  series-inverse.test.ts: against the recurrence in BigInt; verify: library-checker
 *         inv_of_formal_power_series
 */
import { MOD998244353 } from "../number/mul998244353";
import { checkTermCount, checkTerms, powerOfTwoFrom } from "./check-terms";
import { transform998244353 } from "./transform998244353";

export function seriesInverse(f: Int32Array, n = f.length): Int32Array {
  checkTerms("seriesInverse", f);
  checkTermCount("seriesInverse", n);
  if (n === 0) return new Int32Array(0);
  if (f.length === 0 || f[0] === 0) {
    throw new RangeError("seriesInverse: the constant term must not be 0");
  }
  const { mod } = transform998244353;
  const size = powerOfTwoFrom(n);
  const inverse = new Int32Array(size);
  inverse[0] = mod.inverse(f[0]!);
  const leftRoom = new Int32Array(size);
  const rightRoom = new Int32Array(size);
  for (let known = 1; known < n; known *= 2) {
    const left = leftRoom.subarray(0, 2 * known);
    const right = rightRoom.subarray(0, 2 * known);
    left.fill(0).set(f.subarray(0, 2 * known));
    right.fill(0).set(inverse.subarray(0, known));
    transform998244353.forward(left);
    transform998244353.forward(right);
    mod.multiply(left, right);
    transform998244353.inverse(left);
    // f · inverse is 1 + error · x^known; what passes 2 known is added to the terms below `known`.
    left.fill(0, 0, known);
    transform998244353.forward(left);
    mod.multiply(left, right);
    transform998244353.inverse(left);
    for (let i = known; i < 2 * known; i++) {
      inverse[i] = left[i] === 0 ? 0 : MOD998244353 - left[i]!;
    }
  }
  return inverse.slice(0, n);
}
