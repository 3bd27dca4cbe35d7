/**
 * multivariateConvolution: the product of two polynomials in several variables modulo 998244353, without
 * the terms whose power of a variable reaches its size.
 *
 * Use     multivariateConvolution(a, b, [2, 2])
 * Time    O(k n log n + k² n) for n terms in k variables: n = 2^18 with k = 18 in about 2.2 s
 * Space   16 k bytes a term of the next power of two
 * Limits  sizes positive, their product up to 2^22; the first variable's powers stand side by side;
 *         residues in [0, 998244353); variables of the size 1 cost nothing
 * Errors  RangeError: sizes that are no positive integers, arrays that have not as many terms as their
 *         product, a term that is no residue
 * Source  each index gets a rank modulo k; a product that carries gets another rank, so it can be dropped:
 *         folklore, own code
 * Tested  multivariate-convolution.test.ts: against all pairs; verify: library-checker
 *         multivariate_convolution
 */
import { mul998244353 } from "../number/mul998244353";
import { checkTerms, powerOfTwoFrom } from "../polynomial/check-terms";
import { transform998244353 } from "../polynomial/transform998244353";

export function multivariateConvolution(
  a: Int32Array,
  b: Int32Array,
  sizes: ArrayLike<number>,
): Int32Array {
  const n = checkSizes("multivariateConvolution", a, b, sizes);
  checkTerms("multivariateConvolution", a);
  checkTerms("multivariateConvolution", b);
  const wide = Array.from(sizes).filter((size) => size > 1);
  const ranks = Math.max(1, wide.length);
  // The rank of i is the sum of floor(i / sizes[0]), floor(i / sizes[0] / sizes[1]) … without the last.
  const rankOf = new Uint8Array(n);
  let block = 1;
  for (const size of wide.slice(0, -1)) {
    block *= size;
    for (let i = 0; i < n; i++) rankOf[i] = (rankOf[i]! + Math.floor(i / block)) % ranks;
  }
  const left = transforms(a, rankOf, ranks);
  const right = a === b ? left : transforms(b, rankOf, ranks);
  const product = new Int32Array(n);
  const sums = new Int32Array(left[0]!.length);
  for (let rank = 0; rank < ranks; rank++) {
    sums.fill(0);
    for (let i = 0; i < ranks; i++) addProducts(sums, left[i]!, right[(rank - i + ranks) % ranks]!);
    transform998244353.inverse(sums);
    for (let i = 0; i < n; i++) if (rankOf[i] === rank) product[i] = sums[i]!;
  }
  return product;
}

/** The transforms of the terms of each rank. */
function transforms(terms: Int32Array, rankOf: Uint8Array, ranks: number): Int32Array[] {
  return Array.from({ length: ranks }, (_, rank) => {
    const values = new Int32Array(powerOfTwoFrom(2 * terms.length - 1));
    for (let i = 0; i < terms.length; i++) if (rankOf[i] === rank) values[i] = terms[i]!;
    transform998244353.forward(values);
    return values;
  });
}

function addProducts(sums: Int32Array, x: Int32Array, y: Int32Array): void {
  for (let i = 0; i < sums.length; i++) {
    const sum = (sums[i]! + mul998244353(x[i]!, y[i]!) - 998244353) | 0;
    sums[i] = sum + (998244353 & (sum >> 31));
  }
}

/** The product of the sizes, which is the length of both arrays. */
export function checkSizes(
  name: string,
  a: Int32Array,
  b: Int32Array,
  sizes: ArrayLike<number>,
): number {
  let n = 1;
  for (let i = 0; i < sizes.length; i++) {
    const size = sizes[i]!;
    if (!Number.isInteger(size) || size < 1 || n * size > 2 ** 22) {
      throw new RangeError(
        `${name}: expected positive sizes with a product up to 2^22, got ${size} at ${i}`,
      );
    }
    n *= size;
  }
  if (a.length === n && b.length === n) return n;
  throw new RangeError(`${name}: expected ${n} terms each, got ${a.length} and ${b.length}`);
}
