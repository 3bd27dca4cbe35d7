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
import { Binomials } from "../number/binomials";
import { MOD998244353, mul998244353 } from "../number/mul998244353";
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
  const n = values.length;
  if (n === 0) throw new RangeError("sampleShift: expected at least one value");
  const { mod } = transform998244353;
  const binomials = new Binomials(n, MOD998244353);
  const weights = new Int32Array(n); // 1 / the product of j - i over the i ≠ j, times the value at j
  for (let j = 0; j < n; j++) {
    const weight = mod.mul(binomials.inverseFactorial(j), binomials.inverseFactorial(n - 1 - j));
    weights[j] = mod.mul(values[j]!, (n - 1 - j) % 2 === 0 ? weight : MOD998244353 - weight);
  }
  // The numbers c - n + 1 … c + m - 1, the products of those before each, and the inverses of both. Instead
  // of 0, which occurs once at most, stands 1.
  const count = n + m - 1;
  const products = new Int32Array(count + 1);
  products[0] = 1;
  const low = mod.sub(c, n - 1);
  const numberAt = (i: number) => (low + i) % MOD998244353 || 1;
  for (let i = 0; i < count; i++) products[i + 1] = mul998244353(products[i]!, numberAt(i));
  const inverseProducts = new Int32Array(count + 1);
  inverseProducts[count] = mod.inverse(products[count]!);
  const inverses = new Int32Array(count);
  for (let i = count - 1; i >= 0; i--) {
    inverses[i] = mul998244353(inverseProducts[i + 1]!, products[i]!);
    inverseProducts[i] = mul998244353(inverseProducts[i + 1]!, numberAt(i));
  }
  // Sums that pass the size come back below the n - 1st.
  const sums = transform998244353.product(weights, inverses, powerOfTwoFrom(count));
  const shifted = new Int32Array(m);
  for (let i = 0; i < m; i++) {
    const x = (c + i) % MOD998244353;
    const product = mul998244353(products[i + n]!, inverseProducts[i]!);
    shifted[i] = x < n ? values[x]! : mul998244353(sums[i + n - 1]!, product);
  }
  return shifted;
}
