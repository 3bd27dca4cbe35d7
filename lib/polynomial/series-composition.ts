/**
 * seriesComposition: f(g(x)) as a power series modulo 998244353, its first n terms.
 *
 * Use     seriesComposition(f, g)
 * Time    O(n log² n): log n steps of two transforms of 4 n and two of 2 n terms; 2^17 terms in 1.2 s
 * Space   16 bytes · log n a term of the next power of two
 * Limits  n in [0, 2^20]; residues in [0, 998244353); g(0) is 0, for a polynomial f and another g take
 *         taylorShift(f, g(0)) first; not checked to be numbers: denominatorsOf(size)
 * Errors  RangeError: a term that is no residue, an n outside, a g(0) that is not 0
 * Source  Y. Kinoshita and B. Li, "Power Series Composition in Near-Linear Time" (2024); own code
 * Tested  series-composition.test.ts: against sums of powers in BigInt; verify: library-checker
 *         composition_of_formal_power_series, also _large
 *
 * f(g) is the coefficient of y^0 in f(1 / y) / Q for Q = 1 - y g(x). With Q(-x, y) above and below, the
 * denominator is a polynomial in x², which takes half as many terms in x and twice as many in y.
 */
import { checkTermCount, checkTerms, powerOfTwoFrom } from "./check-terms";
import { transform998244353 } from "./transform998244353";

export function seriesComposition(f: Int32Array, g: Int32Array, n = f.length): Int32Array {
  checkTerms("seriesComposition", f);
  checkTerms("seriesComposition", g);
  checkTermCount("seriesComposition", n);
  if (n > 2 ** 20) throw new RangeError(`seriesComposition: expected n up to 2^20, got ${n}`);
  if (g.length > 0 && g[0] !== 0) throw new RangeError("seriesComposition: g(0) must be 0");
  const size = powerOfTwoFrom(n);
  // The coefficients of y^(1 - size) … y^0 of f(1 / y), over a denominator 1.
  let rows = new Int32Array(size);
  rows.set(f.subarray(0, n));
  rows.reverse();
  const denominators = denominatorsOf(g.subarray(0, n), size);
  for (let width = 1; denominators.length > 0; width *= 2) {
    rows = widened(rows, denominators.pop()!, width);
  }
  return rows.slice(0, n);
}

/**
 * The values of Q of all steps. Q has `height` + 1 rows, the coefficients of the powers of y, of `width`
 * terms each; with room for as many again the rows make one polynomial in t, and -x stands for -t: values
 * 2 i and 2 i + 1 belong to some t and -t.
 */
export function denominatorsOf(g: Int32Array, size: number): Int32Array[] {
  const { mod } = transform998244353;
  const all: Int32Array[] = [];
  let terms = new Int32Array(4 * size);
  terms[0] = 1;
  for (let i = 0; i < g.length; i++) terms[2 * size + i] = mod.sub(0, g[i]!);
  for (let width = size, height = 1; width > 1; width /= 2, height *= 2) {
    transform998244353.forward(terms);
    all.push(terms);
    const product = new Int32Array(2 * size);
    for (let i = 0; i < product.length; i++) product[i] = mod.mul(terms[2 * i]!, terms[2 * i + 1]!);
    transform998244353.inverse(product);
    // The last row has come round to the first, which is 1.
    terms = new Int32Array(4 * size);
    for (let row = 1; row <= 2 * height; row++) {
      const from = row === 2 * height ? 0 : row * width;
      terms.set(product.subarray(from, from + width / 2), row * width);
    }
    const corner = 2 * height * width;
    terms[corner] = mod.sub(terms[corner]!, 1);
    terms[0] = 1;
  }
  return all;
}

/**
 * The step back from rows of `width` terms in x² to half as many rows of twice the width: their product
 * with Q(-x, y), of whose rows the upper half is right; the others come round below.
 */
function widened(
  rows: Int32Array<ArrayBuffer>,
  values: Int32Array,
  width: number,
): Int32Array<ArrayBuffer> {
  const { mod } = transform998244353;
  const size = rows.length;
  const height = size / width;
  const even = new Int32Array(2 * size);
  for (let row = 0; row < height; row++) {
    even.set(rows.subarray(row * width, (row + 1) * width), 2 * row * width);
  }
  transform998244353.forward(even);
  for (let i = 0; i < even.length; i++) {
    const value = even[i]!;
    const positive = values[2 * i]!;
    values[2 * i] = mod.mul(value, values[2 * i + 1]!);
    values[2 * i + 1] = mod.mul(value, positive);
  }
  transform998244353.inverse(values);
  const wide = new Int32Array(size);
  for (let row = 0; row < height / 2; row++) {
    const from = (height / 2 + row) * 4 * width;
    wide.set(values.subarray(from, from + 2 * width), 2 * row * width);
  }
  return wide;
}
