/**
 * convolutionLarge: the product of two polynomials modulo 998244353 that passes 2^23 terms, lowest first.
 *
 * Use     convolutionLarge(a, b)
 * Time    O(n log n): as many transforms of 2^23 terms as the product has terms, times three; two factors
 *         of 2^24 terms in about 5 s
 * Space   4 bytes a term of the product and 8 a term of one piece beside the tables of the transform: 350
 *         MB for two factors of 2^24 terms; the whole program, with 332 MB of input, 847 MiB
 * Limits  the product has at most 2^27 terms and 100 pieces; a piece is a power of two in [4, 2^23];
 *         residues in [0, 998244353)
 * Errors  RangeError: a term that is no residue, a product too long, another piece; an empty factor gives an
 *         empty product
 * Source  the product modulo x^piece - c for as many c as there are pieces, joined by Lagrange's formula in
 *         c: folklore, own code
 * Tested  programs.test.ts: against convolution-large.twin.ts; convolution-large.test.ts; verify:
 *         library-checker convolution_mod_large
 */
import { checkTerms, powerOfTwoFrom } from "./check-terms";
import { transform998244353 } from "./transform998244353";

export function convolutionLarge(a: Int32Array, b: Int32Array, piece = 2 ** 23): Int32Array {
  if (!(piece >= 4 && piece <= 2 ** 23) || !Number.isInteger(Math.log2(piece))) {
    throw new RangeError(
      `convolutionLarge: a piece must be a power of two in [4, 2^23], got ${piece}`,
    );
  }
  const length = a.length + b.length - 1;
  const pieces = Math.ceil(length / piece);
  if (length > 2 ** 27 || pieces > 100) {
    throw new RangeError(
      `convolutionLarge: expected at most 2^27 terms and 100 pieces, got ${length} and ${pieces}`,
    );
  }
  checkTerms("convolutionLarge", a);
  checkTerms("convolutionLarge", b);
  if (a.length === 0 || b.length === 0) return new Int32Array(0);
  const size = pieces === 1 ? powerOfTwoFrom(length) : piece;
  const { mod } = transform998244353;
  // 3^k for k < 100 has another power `piece` for each k: the order of 3 is 119 · 2^23.
  const weights = Array.from({ length: pieces }, (_, k) => mod.pow(3, k));
  const constants = weights.map((weight) => mod.pow(weight, size));
  const product = new Int32Array(length);
  const left = new Int32Array(size);
  const right = a === b ? left : new Int32Array(size);
  for (let k = 0; k < pieces; k++) {
    fold(a, weights[k]!, constants[k]!, left);
    transform998244353.forward(left);
    if (a !== b) {
      fold(b, weights[k]!, constants[k]!, right);
      transform998244353.forward(right);
    }
    mod.multiply(left, right);
    transform998244353.inverse(left);
    weigh(left, mod.inverse(weights[k]!));
    lagrange(constants, k).forEach((factor, at) => {
      addTimes(product.subarray(at * size, (at + 1) * size), left, factor);
    });
  }
  return product;
}

/** terms modulo x^n - constant, n the length of `rest`, then term i times weight^i. */
function fold(terms: Int32Array, weight: number, constant: number, rest: Int32Array): void {
  const { mod } = transform998244353;
  const n = rest.length;
  rest.fill(0);
  for (let at = Math.floor((terms.length - 1) / n) * n; at >= 0; at -= n) {
    mod.scale(rest, constant);
    const part = terms.subarray(at, at + n);
    for (let i = 0; i < part.length; i++) rest[i] = mod.add(rest[i]!, part[i]!);
  }
  weigh(rest, weight);
}

/** Term i times weight^i, by four powers at a time that do not wait for one another. */
function weigh(terms: Int32Array, weight: number): void {
  if (weight === 1) return;
  const { mod } = transform998244353;
  const step = mod.pow(weight, 4);
  let w0 = 1;
  let w1 = weight;
  let w2 = mod.mul(weight, weight);
  let w3 = mod.mul(w2, weight);
  for (let i = 0; i < terms.length; i += 4) {
    terms[i] = mod.mul(terms[i]!, w0);
    terms[i + 1] = mod.mul(terms[i + 1]!, w1);
    terms[i + 2] = mod.mul(terms[i + 2]!, w2);
    terms[i + 3] = mod.mul(terms[i + 3]!, w3);
    w0 = mod.mul(w0, step);
    w1 = mod.mul(w1, step);
    w2 = mod.mul(w2, step);
    w3 = mod.mul(w3, step);
  }
}

/** The polynomial that is 1 at point k and 0 at the others, lowest term first. */
function lagrange(points: readonly number[], k: number): number[] {
  const { mod } = transform998244353;
  let terms = [1];
  let value = 1;
  points.forEach((point, j) => {
    if (j === k) return;
    value = mod.mul(value, mod.sub(points[k]!, point));
    terms = [...terms, 0].map((_, i) =>
      mod.sub(i > 0 ? terms[i - 1]! : 0, mod.mul(terms[i] ?? 0, point)),
    );
  });
  const scale = mod.inverse(value);
  return terms.map((term) => mod.mul(term, scale));
}

/** target += factor · the first terms of source. */
function addTimes(target: Int32Array, source: Int32Array, factor: number): void {
  const { mod } = transform998244353;
  for (let i = 0; i < target.length; i++) {
    target[i] = mod.add(target[i]!, mod.mul(source[i]!, factor));
  }
}
