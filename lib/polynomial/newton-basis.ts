/**
 * newtonBasis: the coefficients c of f = c[0] + c[1] (x - p[0]) + c[2] (x - p[0]) (x - p[1]) + … modulo
 * 998244353, for the terms of f and any points p.
 *
 * Use     newtonBasis(f, Int32Array.of(0, 1, 2))
 * Time    O(n log² n) for n terms: half of an evaluation at as many points
 * Space   4 bytes · log n a point of the next power of two
 * Limits  n in [0, 2^20]; residues in [0, 998244353); at least n - 1 points, equal ones too, more are not used
 * Errors  RangeError: a term or a point that is no residue, too many terms, too few points
 * Source  c[k] is the term of x^(-1) in f over the product of x - p[j], j ≤ k, by transposed products as in
 *         A. Bostan, G. Lecerf and É. Schost, "Tellegen's principle into practice" (2003); own code
 * Tested  newton-basis.test.ts: against division by one point after the other; verify: library-checker
 *         conversion_from_monomial_basis_to_newton_basis
 */
import { mul998244353 } from "../number/mul998244353";
import { checkTerms, powerOfTwoFrom } from "./check-terms";
import { convolution } from "./convolution";
import { seriesInverse } from "./series-inverse";
import { transform998244353 } from "./transform998244353";

export function newtonBasis(f: Int32Array, points: Int32Array): Int32Array {
  checkTerms("newtonBasis", f);
  checkTerms("newtonBasis", points);
  const n = f.length;
  if (n > 2 ** 20) throw new RangeError(`newtonBasis: expected at most 2^20 terms, got ${n}`);
  if (points.length < n - 1) {
    throw new RangeError(`newtonBasis: expected ${n - 1} points or more, got ${points.length}`);
  }
  if (n === 0) return new Int32Array(0);
  const size = Math.max(powerOfTwoFrom(n), LEAF);
  const padded = new Int32Array(size);
  padded.set(points.subarray(0, Math.min(n, points.length)));
  const levels = [leafProducts(padded)];
  for (let width = LEAF; width < size; width *= 2) {
    const above = new Int32Array(size);
    for (let l = 0; l < size; l += 2 * width) {
      const left = factorAt(levels[0]!, l, width);
      const right = factorAt(levels[0]!, l + width, width);
      above.set(transform998244353.product(left, right, 2 * width), l);
      above[l] = transform998244353.mod.sub(above[l]!, 1); // the highest term came round to the constant
    }
    levels.unshift(above);
  }
  // Of each block of points p[l] … p[r - 1] the terms of z^(1 - r) … z^(-l) of f(1 / z) over the product of
  // 1 - p[j] z, j < r.
  const parts = new Int32Array(size);
  const inverse = seriesInverse(factorAt(levels[0]!, 0, size), n);
  parts.set(convolution(f.slice().reverse(), inverse).subarray(0, n), size - n);
  for (let width = size, level = 1; width > LEAF; width /= 2, level++) {
    const half = width / 2;
    for (let l = 0; l < size; l += width) {
      // The right half of the points takes the lower half of the terms. The left half comes by the product
      // over the right one, whose highest terms come round below those that are wanted.
      const block = parts.slice(l, l + width);
      const right = factorAt(levels[level]!, l + half, half);
      parts.set(transform998244353.product(block, right, width).subarray(half), l);
      parts.set(block.subarray(0, half), l + half);
    }
  }
  for (let l = 0; l < size; l += LEAF) divideOneByOne(parts.subarray(l, l + LEAF), padded, l);
  return parts.slice(0, n);
}

/**
 * The products of 1 - p[j] z over blocks of LEAF points, without the constant 1: in its place stands the
 * highest term.
 */
function leafProducts(points: Int32Array): Int32Array {
  const { mod } = transform998244353;
  const products = new Int32Array(points.length);
  const product = new Int32Array(LEAF + 1);
  for (let l = 0; l < points.length; l += LEAF) {
    product.fill(0);
    product[0] = 1;
    for (let j = 0; j < LEAF; j++) {
      const point = points[l + j]!;
      for (let i = j; i >= 0; i--) {
        product[i + 1] = mod.sub(product[i + 1]!, mul998244353(product[i]!, point));
      }
    }
    products.set(product.subarray(0, LEAF), l);
    products[l] = product[LEAF]!;
  }
  return products;
}

/** The product of a block of points, with its constant. */
function factorAt(products: Int32Array, l: number, width: number): Int32Array {
  const factor = new Int32Array(width + 1);
  factor.set(products.subarray(l, l + width));
  factor[width] = factor[0]!;
  factor[0] = 1;
  return factor;
}

/** The coefficients of a block of LEAF points from its terms, in their place. */
function divideOneByOne(block: Int32Array, points: Int32Array, l: number): void {
  const { mod } = transform998244353;
  for (let k = LEAF - 1; k > 0; k--) {
    const coefficient = block[0]!;
    const point = points[l + k]!;
    for (let i = 0; i < k; i++) {
      block[i] = mod.sub(block[i + 1]!, mul998244353(block[i]!, point));
    }
    block[k] = coefficient;
  }
}

const LEAF = 32; // up to this length, products term by term cost no more than the transforms
