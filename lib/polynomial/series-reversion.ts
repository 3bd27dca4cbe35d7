/**
 * seriesReversion: the compositional inverse h of a power series g modulo 998244353, g(h(x)) = x, its first n
 * terms.
 *
 * Use     seriesReversion(g)
 * Time    O(n log² n): log n steps of three transforms of 4 n terms and one of 2 n
 * Space   16 bytes · log n a term of the next power of two
 * Limits  n in [0, 2^20]; residues in [0, 998244353); g(0) is 0 and the next term is not
 * Errors  RangeError: a term that is no residue, an n outside, a g that has no inverse
 * Source  Lagrange's inversion from the terms of x^m in all powers of g, which Y. Kinoshita and B. Li compute,
 *         "Power Series Composition in Near-Linear Time" (2024); own code
 * Tested  programs.test.ts: against series-reversion.twin.ts; series-reversion.test.ts; verify:
 *         library-checker compositional_inverse_of_formal_power_series, also _large
 */
import { inversesBelow } from "../number/inverses-below";
import { MOD998244353, mul998244353 } from "../number/mul998244353";
import { checkTermCount, checkTerms, powerOfTwoFrom } from "./check-terms";
import { denominatorsOf } from "./series-composition";
import { unitPower } from "./series-pow";
import { transform998244353 } from "./transform998244353";

export function seriesReversion(g: Int32Array, n = g.length): Int32Array {
  checkTerms("seriesReversion", g);
  checkTermCount("seriesReversion", n);
  if (n > 2 ** 20) throw new RangeError(`seriesReversion: expected n up to 2^20, got ${n}`);
  if (g.length < 2 || g[0] !== 0 || g[1] === 0) {
    throw new RangeError("seriesReversion: g(0) must be 0, and the next term must not be 0");
  }
  const reversion = new Int32Array(n);
  if (n < 2) return reversion;
  // The term of x^(m - i) in (x / h)^m is m / i times that of x^m in g^i.
  const m = n - 1;
  const terms = termInPowers(g.subarray(0, n), m);
  const inverses = inversesBelow(n, MOD998244353);
  const power = new Int32Array(m);
  for (let i = 1; i <= m; i++) {
    power[m - i] = mul998244353(mul998244353(terms[i]!, inverses[i]!), m);
  }
  const first = transform998244353.mod.inverse(g[1]!);
  reversion.set(unitPower(power, MOD998244353 - inverses[m]!, first, m), 1);
  return reversion;
}

/**
 * The terms of x^m in g^0, g^1 … g^m: those of y^0, y^1 … in the term of x^m of 1 / Q, Q = 1 - y g(x). With
 * Q(-x, y) above and below only every other power of x counts above.
 */
function termInPowers(g: Int32Array, m: number): Int32Array {
  const { mod } = transform998244353;
  const size = powerOfTwoFrom(m + 1);
  let rows = new Int32Array(size); // of the powers of y, `width` terms each
  rows[0] = 1;
  let exponent = m;
  let width = size;
  for (const values of denominatorsOf(g, size)) {
    const product = new Int32Array(4 * size);
    for (let at = 0; at < size; at += width) product.set(rows.subarray(at, at + width), 2 * at);
    transform998244353.forward(product);
    for (let i = 0; i < product.length; i += 2) {
      product[i] = mod.mul(product[i]!, values[i + 1]!);
      product[i + 1] = mod.mul(product[i + 1]!, values[i]!);
    }
    transform998244353.inverse(product);
    rows = new Int32Array(size);
    // Row by row `width` terms and as many that are not wanted; of the former every other one.
    for (let at = 0, from = exponent & 1; at < size; from += 2 * width) {
      for (let i = 0; i < width; i += 2) rows[at++] = product[from + i]!;
    }
    exponent >>= 1;
    width /= 2;
  }
  return rows;
}
