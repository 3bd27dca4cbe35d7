/**
 * sampleShift: the values f(c), f(c + 1) … modulo 998244353 of the polynomial f that has given values at
 * 0, 1 … n - 1, its degree below n.
 *
 * Use     sampleShift(values, 10); // from values at 0, 1, 2 those at 10, 11, 12
 * Time    O((n + m) log (n + m)) for m values, one convolution
 * Space   24 bytes a value
 * Limits  n + m in [0, 2^22], n from 1 on unless m is 0; residues in [0, 998244353)
 * Errors  RangeError: a value or a c that is no residue, numbers of values outside
 * Source  Lagrange's interpolation formula, whose sum is a convolution with 1 / x: folklore, own code
 * Tested  sample-shift.test.ts: against Newton's forward differences; verify: library-checker
 *         shift_of_sampling_points_of_polynomial
 */
import type { Mod } from "../number/mod";
import { MOD998244353 } from "../number/mul998244353";
import { checkTermCount, checkTerms, powerOfTwoFrom } from "./check-terms";
import { transform998244353 } from "./transform998244353";

/** `m` values from f(c) on, as many as were given unless it says otherwise. */
export function sampleShift(values: Int32Array, c: number, m = values.length): Int32Array {
  checkTerms("sampleShift", values);
  checkTermCount("sampleShift", m);
  checkTermCount("sampleShift", values.length + m);
  if (!Number.isInteger(c) || c < 0 || c >= MOD998244353) {
    throw new RangeError(`sampleShift: c must be a residue in [0, 998244353), got ${c}`);
  }
  if (m === 0) return new Int32Array(0);
  if (values.length === 0) throw new RangeError("sampleShift: expected at least one value");
  return shiftedSamples(values, c, m, transform998244353.mod, transform998244353);
}

/** What multiplies two polynomials; the product may be given modulo x^size - 1. */
export interface Multiplier {
  product(a: Int32Array, b: Int32Array, size: number): Int32Array;
}

/** The same for n and m from 1 on modulo a prime from n + m on; nothing is checked. */
export function shiftedSamples(
  values: Int32Array,
  c: number,
  m: number,
  mod: Mod,
  multiplier: Multiplier,
): Int32Array {
  const p = mod.m;
  const n = values.length;
  // The numbers c - n + 1 … c + m - 1, of which one is 0 at most: 1 stands instead of it. The products of
  // those before each, and of it and all behind it.
  const count = n + m - 1;
  const low = mod.sub(c, n - 1);
  const numberAt = (i: number) => (low + i < p ? low + i : low + i - p) || 1;
  const before = new Int32Array(count + 1);
  const behind = new Int32Array(count + 1);
  before[0] = 1;
  behind[count] = 1;
  for (let i = 0, j = count - 1; i < count; i++, j--) {
    before[i + 1] = mod.mul(before[i]!, numberAt(i));
    behind[j] = mod.mul(behind[j + 1]!, numberAt(j));
  }
  // The inverse of each number, times the product of all.
  const inverses = new Int32Array(count);
  for (let i = 0; i < count; i++) inverses[i] = mod.mul(before[i]!, behind[i + 1]!);
  const above = new Int32Array(n); // (n - 1)! / j!
  above[n - 1] = 1;
  for (let j = n - 1; j > 0; j--) above[j - 1] = mod.mul(above[j]!, j);
  // The value at j over the product of j - i for the i ≠ j, and over the square of the product of all.
  const scale = mod.inverse(mod.mul(above[0]!, behind[0]!));
  const square = mod.mul(scale, scale);
  const weights = new Int32Array(n);
  for (let j = 0; j < n; j++) {
    const weight = mod.mul(mod.mul(above[j]!, above[n - 1 - j]!), square);
    weights[j] = mod.mul(values[j]!, (n - 1 - j) % 2 === 0 ? weight : mod.sub(0, weight));
  }
  // Sums that pass the size come back below the n - 1st.
  const sums = multiplier.product(weights, inverses, powerOfTwoFrom(count));
  const shifted = new Int32Array(m);
  for (let i = 0, x = c; i < m; i++) {
    shifted[i] =
      x < n ? values[x]! : mod.mul(sums[i + n - 1]!, mod.mul(before[i + n]!, behind[i]!));
    x = x + 1 < p ? x + 1 : 0;
  }
  return shifted;
}
