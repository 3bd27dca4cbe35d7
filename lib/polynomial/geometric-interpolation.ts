/**
 * geometricInterpolation: the polynomial modulo 998244353 that has given values at the points a, a r, a r² …
 * of a geometric sequence; the other direction of chirpZ.
 *
 * Use     geometricInterpolation(values, 1, 3)
 * Time    O(n log n) for n points, two convolutions
 * Space   32 bytes a point
 * Limits  n in [0, 2^21]; residues in [0, 998244353); the points differ
 * Errors  RangeError: a value, an a or an r that is no residue, too many values, equal points
 * Source  Lagrange's formula; the product of x - r^i by the q-binomial theorem: A. Bostan and É. Schost,
 *         "Polynomial evaluation and interpolation on special sets of points" (2005); own code
 * Tested  programs.test.ts: against geometric-interpolation.twin.ts; verify: library-checker
 *         polynomial_interpolation_on_geometric_sequence
 */
import { MOD998244353, mul998244353 } from "../number/mul998244353";
import { checkTermCount, checkTerms } from "./check-terms";
import { checkRatio, chirp, chirpZ } from "./chirp-z";
import { convolution } from "./convolution";
import { transform998244353 } from "./transform998244353";

export function geometricInterpolation(values: Int32Array, a: number, r: number): Int32Array {
  checkTerms("geometricInterpolation", values);
  checkTermCount("geometricInterpolation", 2 * values.length);
  checkRatio("geometricInterpolation", a, r);
  const n = values.length;
  if (n < 2) return values.slice();
  const { mod } = transform998244353;
  if (a === 0 || (r === 0 && n > 2)) throw equalPoints();
  const toPoint = mod.inverse(a);
  if (r === 0) {
    const slope = mod.mul(mod.sub(values[0]!, values[1]!), toPoint);
    return Int32Array.of(values[1]!, slope);
  }
  // products[k] is (r - 1) (r² - 1) … (r^k - 1), which is 0 for a k < n where two points are equal.
  const products = new Int32Array(n + 1);
  products[0] = 1;
  const powers = new Int32Array(n + 1);
  powers[0] = 1;
  for (let k = 1; k <= n; k++) {
    powers[k] = mul998244353(powers[k - 1]!, r);
    products[k] = mul998244353(products[k - 1]!, mod.sub(powers[k]!, 1));
  }
  if (products[n - 1] === 0) throw equalPoints();
  const inverses = new Int32Array(n); // of the products
  inverses[n - 1] = mod.inverse(products[n - 1]!);
  for (let k = n - 1; k > 0; k--) {
    inverses[k - 1] = mul998244353(inverses[k]!, mod.sub(powers[k]!, 1));
  }
  const triangles = chirp(r, n + 1);
  // The product of r^i - r^j over the j ≠ i is r^(C(i, 2) + i (n - 1 - i)) · products[i] · products[n - 1 - i]
  // but for its sign, and the power is r^(C(n - 1, 2) - C(n - 1 - i, 2)).
  const weights = new Int32Array(n);
  const scale = mod.inverse(triangles[n - 1]!);
  for (let i = 0; i < n; i++) {
    const product = mul998244353(inverses[i]!, inverses[n - 1 - i]!);
    const weight = mul998244353(mul998244353(product, triangles[n - 1 - i]!), scale);
    weights[i] = mul998244353(values[i]!, (n - 1 - i) % 2 === 0 ? weight : MOD998244353 - weight);
  }
  // The product of x - r^i but for its constant, by the q-binomial theorem.
  const upper = new Int32Array(n);
  for (let k = 1; k <= n; k++) {
    const ways =
      k === n ? 1 : mul998244353(products[n]!, mul998244353(inverses[k]!, inverses[n - k]!));
    const term = mul998244353(ways, triangles[n - k]!);
    upper[n - k] = (n - k) % 2 === 0 ? term : mod.sub(0, term);
  }
  // The sum of weights[i] / (x - r^i) is a series in 1 / x; its product with `upper`, read from the top.
  const terms = convolution(chirpZ(weights, 1, r), upper)
    .slice(0, n)
    .reverse();
  for (let k = 0, power = 1; k < n; k++, power = mul998244353(power, toPoint)) {
    terms[k] = mul998244353(terms[k]!, power);
  }
  return terms;
}

function equalPoints(): RangeError {
  return new RangeError("geometricInterpolation: two of the points are equal");
}
