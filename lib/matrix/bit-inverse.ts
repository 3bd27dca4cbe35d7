/**
 * bitInverse: the inverse of a square matrix modulo 2, or undefined.
 *
 * Time    n^2 / 8 sums of rows of 2 n entries: 4096 × 4096 in about 0.5 s
 * Space   twice the matrix
 * Limits  those of BitMatrix
 * Errors  RangeError: a matrix that is not square
 * Source  Gauss and Jordan, own code
 * Tested  bit-inverse.test.ts: the product with the matrix, and how many matrices have an inverse; verify:
 *         library-checker inverse_matrix_mod_2 (no official cases were at hand: the twin is the proof)
 */
import { bitEchelon } from "./bit-echelon";
import { BitMatrix } from "./bit-matrix";

export function bitInverse(matrix: BitMatrix): BitMatrix | undefined {
  const { rows: n, stride } = matrix;
  if (n !== matrix.columns) {
    throw new RangeError(`bitInverse: expected a square matrix, got ${n} × ${matrix.columns}`);
  }
  // The right half begins at a whole word.
  const work = new BitMatrix(n, 64 * stride);
  for (let i = 0; i < n; i++) {
    work.words.set(matrix.words.subarray(i * stride, (i + 1) * stride), 2 * i * stride);
    work.set(i, 32 * stride + i, 1);
  }
  if (bitEchelon(work, { columns: n, reduced: true }).length < n) return undefined;
  const inverse = new BitMatrix(n, n);
  for (let i = 0; i < n; i++) {
    const from = (2 * i + 1) * stride;
    inverse.words.set(work.words.subarray(from, from + stride), i * stride);
  }
  return inverse;
}
