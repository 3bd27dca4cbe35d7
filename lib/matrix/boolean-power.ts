/**
 * booleanPower: where walks of exactly k edges lead: powers of matrices of 0 and 1 where + is or.
 *
 * Use     const reach = booleanPower(BitMatrix.identity(3), 10); booleanProduct(reach, reach)
 * Time    rows · inner · columns / 32 steps a product; at most 2 log2(exponent) products a power
 * Space   a few copies of the matrix
 * Limits  those of BitMatrix; the power 0 is the identity
 * Errors  RangeError: sizes that do not fit, a matrix that is not square, a bad exponent
 * Source  folklore, own code
 * Tested  programs.test.ts: flight by flight; verify: Codeforces 576D
 */
import { BitMatrix } from "./bit-matrix";
import { powerOf } from "./semiring-power";

/** Entry (i, j) is 1 if some k has a(i, k) = b(k, j) = 1. */
export function booleanProduct(a: BitMatrix, b: BitMatrix): BitMatrix {
  if (a.columns !== b.rows) {
    throw new RangeError(
      `booleanProduct: ${a.rows} × ${a.columns} does not fit ${b.rows} × ${b.columns}`,
    );
  }
  const product = new BitMatrix(a.rows, b.columns);
  const { stride, words } = product;
  for (let i = 0; i < a.rows; i++) {
    for (let word = 0; word < a.stride; word++) {
      for (let bits = a.words[i * a.stride + word]!; bits !== 0; bits &= bits - 1) {
        const from = (32 * word + 31 - Math.clz32(bits & -bits)) * stride;
        for (let at = 0; at < stride; at++) words[i * stride + at]! |= b.words[from + at]!;
      }
    }
  }
  return product;
}

export function booleanPower(matrix: BitMatrix, exponent: number | bigint): BitMatrix {
  if (matrix.rows !== matrix.columns) {
    throw new RangeError(
      `booleanPower: expected a square matrix, got ${matrix.rows} × ${matrix.columns}`,
    );
  }
  const one = BitMatrix.identity(matrix.rows);
  return powerOf("booleanPower", one, matrix.clone(), exponent, booleanProduct);
}
