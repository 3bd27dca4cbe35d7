/**
 * seriesExp: the exponential of a power series modulo 998244353, its first n terms.
 *
 * Use     seriesExp(g, 8)
 * Time    O(n log n), about twice that of seriesInverse; O(n k) for up to 16 terms that are not 0
 * Space   32 bytes a term of the next power of two
 * Limits  n in [0, 2^22]; residues in [0, 998244353)
 * Errors  RangeError: a term that is no residue, an n outside, a constant term that is not 0
 * Source  Newton's iteration that keeps the inverse beside: G. Hanrot and P. Zimmermann, "Newton
 *         iteration revisited" (2004); own code
 * Tested  series-exp.test.ts: against the recurrence in BigInt; verify: library-checker
 *         exp_of_formal_power_series
 */
import { inversesBelow } from "../number/inverses-below";
import { MOD998244353, mul998244353 } from "../number/mul998244353";
import { checkTermCount, checkTerms, powerOfTwoFrom } from "./check-terms";
import { improveInverse } from "./series-inverse";
import { asSparseSeries } from "./sparse-series";
import { transform998244353 } from "./transform998244353";

export function seriesExp(f: Int32Array, n = f.length): Int32Array {
  checkTerms("seriesExp", f);
  checkTermCount("seriesExp", n);
  if (n === 0) return new Int32Array(0);
  if (f.length > 0 && f[0] !== 0) throw new RangeError("seriesExp: the constant term must be 0");
  const sparse = asSparseSeries(f, n);
  if (sparse !== undefined) return sparse.exp(n);
  const { mod } = transform998244353;
  const size = powerOfTwoFrom(n);
  const inverses = inversesBelow(size, MOD998244353);
  const terms = new Int32Array(size);
  terms.set(f.subarray(0, n));
  const exp = new Int32Array(size); // right up to x^length
  const reciprocal = new Int32Array(size); // of exp, right up to x^(length / 2)
  exp[0] = 1;
  reciprocal[0] = 1;
  for (let length = 1; length < n; length *= 2) {
    const expValues = exp.slice(0, length);
    transform998244353.forward(expValues);
    if (length > 1) improveInverse(reciprocal, expValues);
    // error = exp' - exp · f', of which only the terms from x^(length - 1) on differ from 0.
    const product = new Int32Array(length);
    for (let i = 1; i < length; i++) product[i - 1] = mul998244353(terms[i]!, i);
    transform998244353.forward(product);
    mod.multiply(product, expValues);
    transform998244353.inverse(product);
    // The product modulo x^length - 1: its terms from x^(length - 1) on stand in it turned by one.
    const error = new Int32Array(length);
    for (let i = 0; i < length; i++) {
      const at = i === 0 ? length - 1 : i - 1;
      const derived = mul998244353(exp[at + 1]!, at + 1); // 0 from x^length on
      error[i] = mod.sub(derived, product[at]!);
    }
    const log = transform998244353.product(error, reciprocal.subarray(0, length), 2 * length);
    // The terms from x^length on of f - log exp. The derivative of log exp is that of the terms of f below,
    // plus x^(length - 1) · log.
    const rest = new Int32Array(length);
    for (let i = 0; i < length; i++) {
      rest[i] = mod.sub(terms[length + i]!, mul998244353(log[i]!, inverses[length + i]!));
    }
    const step = transform998244353.product(rest, exp.subarray(0, length), 2 * length);
    exp.set(step.subarray(0, length), length);
  }
  return exp.slice(0, n);
}
