/**
 * seriesLog: the logarithm of a power series modulo 998244353, its first n terms.
 *
 * Use     seriesLog(f, 8)
 * Time    O(n log n), about twice that of seriesInverse; O(n k) for up to 16 terms that are not 0
 * Space   28 bytes a term of the next power of two
 * Limits  n in [0, 2^22]; residues in [0, 998244353)
 * Errors  RangeError: a term that is no residue, an n outside, a constant term that is not 1
 * Source  log f is the integral of f' / f: folklore, own code
 * Tested  series-log.test.ts: against the recurrence in BigInt; verify: library-checker
 *         log_of_formal_power_series
 */
import { inversesBelow } from "../number/inverses-below";
import { MOD998244353, mul998244353 } from "../number/mul998244353";
import { checkTermCount, checkTerms, powerOfTwoFrom } from "./check-terms";
import { seriesInverse } from "./series-inverse";
import { asSparseSeries } from "./sparse-series";
import { transform998244353 } from "./transform998244353";

export function seriesLog(f: Int32Array, n = f.length): Int32Array {
  checkTerms("seriesLog", f);
  checkTermCount("seriesLog", n);
  if (n === 0) return new Int32Array(0);
  if (f[0] !== 1) throw new RangeError("seriesLog: the constant term must be 1");
  const sparse = asSparseSeries(f, n);
  if (sparse !== undefined) return sparse.log(n);
  const derivative = new Int32Array(n);
  for (let i = 0; i + 1 < n && i + 1 < f.length; i++) {
    derivative[i] = mul998244353(f[i + 1]!, i + 1);
  }
  const size = powerOfTwoFrom(2 * n - 1);
  const quotient = transform998244353.product(derivative, seriesInverse(f, n), size);
  const inverses = inversesBelow(n, MOD998244353);
  const log = new Int32Array(n);
  for (let i = 1; i < n; i++) log[i] = mul998244353(quotient[i - 1]!, inverses[i]!);
  return log;
}
