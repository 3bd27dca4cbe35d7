/**
 * dirichletProduct: the sums up to every quotient of n of the Dirichlet product of two functions, from those of
 * both, modulo 998244353; dirichletInverse: those of the inverse of one.
 *
 * Use     dirichletProduct(2, Int32Array.of(1, 2), Int32Array.of(1, 3)); // sums up to each of quotients(2)
 * Time    O(n^(2/3) · log^(1/3) n): 6 s for 10^12 (Node 20, one core of a server)
 * Space   20 bytes for each number up to √n
 * Limits  n in [1, 10^12]; sums as for quotients(n): one for each value of floor(n / i), in ascending order
 * Errors  RangeError for another n, another number of sums, a sum that is no residue; for the inverse a first sum 0
 * Source  small quotients by all pairs of places where the sums change, others by the hyperbola method: folklore,
 *         own code
 * Tested  dirichlet-product.test.ts: against sums over all divisors; verify: library-checker
 *         dirichlet_convolution_and_prefix_sums and dirichlet_inverse_and_prefix_sums
 */

import { Mod } from "./mod";
import { JUST_ABOVE_INVERSE, mul998244353, MOD998244353 as P } from "./mul998244353";
import { quotientIndex, quotients } from "./quotients";

export function dirichletProduct(n: number, f: Int32Array, g: Int32Array): Int32Array {
  const values = quotients(n);
  const df = steps("dirichletProduct", values, f);
  const dg = steps("dirichletProduct", values, g);
  const small = smallCount(n);
  const totals = new Float64Array(small); // sums of fewer than 2^20 numbers within ±P
  for (let w = 0; w < small; w++) addPairs(n, values, df, dg, totals, w, 0);
  const result = new Int32Array(values.length);
  let sum = 0;
  for (let w = 0; w < small; w++) {
    sum = residue(sum + totals[w]!);
    result[w] = sum;
  }
  for (let i = values.length - small; i >= 1; i--) {
    const place = values.length - i;
    result[place] = residue(mul998244353(df[0]!, g[place]!) + hyperbola(n, i, f, g, df, dg));
  }
  return result;
}

/** The sums of g, where the product of f and g is 1 at 1 and else 0. */
export function dirichletInverse(n: number, f: Int32Array): Int32Array {
  const values = quotients(n);
  const df = steps("dirichletInverse", values, f);
  if (df[0] === 0) throw new RangeError("dirichletInverse: the first sum must not be 0");
  const inverse = new Mod(P).inverse(df[0]!);
  const small = smallCount(n);
  const totals = new Float64Array(small);
  const result = new Int32Array(values.length);
  const dg = new Int32Array(values.length);
  for (let w = 0; w < small; w++) {
    const otherPairs = w === 0 ? P - 1 : totals[w]! + mul998244353(df[w]!, dg[0]!);
    dg[w] = mul998244353(residue(-otherPairs), inverse);
    result[w] = w === 0 ? dg[w]! : (result[w - 1]! + dg[w]!) % P;
    addPairs(n, values, df, dg, totals, w, 1);
  }
  for (let i = values.length - small; i >= 1; i--) {
    const rest = residue(1 - hyperbola(n, i, f, result, df, dg));
    result[values.length - i] = mul998244353(rest, inverse);
  }
  return result;
}

/** How many quotients are taken as sums of pairs: those up to about n^(2/3) / 4, and all of a small n. */
function smallCount(n: number): number {
  return quotientIndex(n, n < 10_000 ? n : Math.floor(n / Math.floor(4 * Math.cbrt(n)))) + 1;
}

/** What a function adds between a quotient and the one before. */
function steps(name: string, values: Float64Array, sums: Int32Array): Int32Array {
  if (sums.length !== values.length) {
    throw new RangeError(`${name}: expected ${values.length} sums, got ${sums.length}`);
  }
  return sums.map((sum, place) => {
    if (sum < 0 || sum >= P) throw new RangeError(`${name}: expected residues, got ${sum}`);
    return place === 0 ? sum : (sum - sums[place - 1]! + P) % P;
  });
}

/**
 * A factor a of a product up to a quotient may grow to the next quotient. So all of df and dg are taken to
 * stand at quotients: adds what those at places from `first` to w give with those at w, to the place of the product.
 */
function addPairs(
  n: number,
  values: Float64Array,
  df: Int32Array,
  dg: Int32Array,
  totals: Float64Array,
  w: number,
  first: number,
): void {
  const root = Math.floor(Math.sqrt(n));
  const value = values[w]!;
  const above = Math.floor(n / value);
  const most = values[totals.length - 1]! / value;
  for (let u = first; u <= w && values[u]! <= most; u++) {
    const product = value * values[u]!;
    const place = product <= root ? product - 1 : values.length - ((above / values[u]!) | 0);
    totals[place]! += twoProducts(df[u]!, dg[w]!, u < w ? df[w]! : 0, dg[u]!);
  }
}

/** The sum of f(a) · g(b) over a · b ≤ floor(n / i), but for f(1) · (sum of g up to there), modulo P, below 2^52. */
function hyperbola(
  n: number,
  i: number,
  f: Int32Array,
  g: Int32Array,
  df: Int32Array,
  dg: Int32Array,
): number {
  const count = f.length;
  const top = Math.floor(n / i);
  const root = Math.floor(Math.sqrt(top));
  const edge = Math.min(root, Math.floor(Math.floor(Math.sqrt(n)) / i));
  let sum = mul998244353(dg[0]!, f[count - i]!) - mul998244353(f[root - 1]!, g[root - 1]!) + P;
  let a = 2;
  for (; a <= edge; a++) {
    const place = count - i * a;
    sum += twoProducts(df[a - 1]!, g[place]!, dg[a - 1]!, f[place]!);
  }
  for (; a <= root; a++) {
    const place = ((top / a) | 0) - 1;
    sum += twoProducts(df[a - 1]!, g[place]!, dg[a - 1]!, f[place]!);
  }
  return sum;
}

/** a · b + c · d of residues modulo P, within ±P: faster than two products. */
function twoProducts(a: number, b: number, c: number, d: number): number {
  const quotient = ((a * b + c * d) * JUST_ABOVE_INVERSE) | 0;
  return (Math.imul(a, b) + Math.imul(c, d) - Math.imul(quotient, P)) | 0;
}

function residue(sum: number): number {
  const rest = sum % P;
  return rest < 0 ? rest + P : rest;
}
