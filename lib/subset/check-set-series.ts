/**
 * checkSetSeries: throws unless the terms are a set power series: a residue modulo 998244353 for each set.
 *
 * Use     checkSetSeries("myFunction", Int32Array.of(0, 1), 0)
 * Time    O(n)
 * Space   none
 * Limits  n a power of two in [1, 2^20]
 * Errors  RangeError that begins with `name`: another length, a term that is no residue, a term of the empty
 *         set other than `empty`, where one is given
 * Source  own code
 * Tested  check-set-series.test.ts: each message; verify: library-checker exp_of_set_power_series through
 *         setExp
 */
import { checkTerms } from "../polynomial/check-terms";

export function checkSetSeries(name: string, terms: Int32Array, empty?: number): void {
  checkTerms(name, terms);
  const n = terms.length;
  if (n === 0 || n > 2 ** 20 || (n & (n - 1)) !== 0) {
    throw new RangeError(`${name}: the length must be a power of two in [1, 2^20], got ${n}`);
  }
  if (empty === undefined || terms[0] === empty) return;
  throw new RangeError(`${name}: the empty set must have the term ${empty}, got ${terms[0]}`);
}
