/**
 * seriesSqrt: a power series modulo 998244353 whose square is f, its first n terms.
 *
 * Use     seriesSqrt(f, 8)
 * Time    O(n log n), that of seriesLog and seriesExp
 * Space   that of seriesExp
 * Limits  n in [0, 2^22]; residues in [0, 998244353); the lowest term is the smaller root
 * Errors  RangeError: a term that is no residue, an n outside; undefined where f is no square
 * Source  √f = exp(½ log f), with the lowest term of f set apart: folklore, own code
 * Tested  series-sqrt.test.ts: by squaring, against the recurrence; verify: library-checker
 *         sqrt_of_formal_power_series
 */
import { MOD998244353 } from "../number/mul998244353";
import { sqrtMod } from "../number/sqrt-mod";
import { checkTermCount, checkTerms } from "./check-terms";
import { unitPower } from "./series-pow";

export function seriesSqrt(f: Int32Array, n = f.length): Int32Array | undefined {
  checkTerms("seriesSqrt", f);
  checkTermCount("seriesSqrt", n);
  const root = new Int32Array(n);
  let low = 0;
  while (low < f.length && f[low] === 0) low++;
  if (low === f.length) return root;
  const first = sqrtMod(f[low]!, MOD998244353);
  if (low % 2 === 1 || first < 0) return undefined;
  const start = low / 2;
  // f = c · x^low · g with g(0) = 1.
  if (start < n) root.set(unitPower(f.subarray(low), HALF, first, n - start), start);
  return root;
}

const HALF = (MOD998244353 + 1) / 2; // 1 / 2
