/**
 * bitEchelon: a matrix modulo 2 brought into row echelon form, in place.
 *
 * Time    rows · rank / 2 sums of rows: 4096 × 4096 in about 0.4 s, reduced 0.7 s
 * Space   4 bytes a row
 * Limits  those of BitMatrix; `columns` limits where pivots are sought, so that right sides may stand
 *         behind it
 * Errors  RangeError: a bad limit
 * Source  Gauss, own code
 * Tested  bit-echelon.test.ts: the form, and the row space against all combinations; verify:
 *         library-checker matrix_rank_mod_2 through bitRank
 */
import type { BitMatrix } from "./bit-matrix";

/**
 * Zeros stand below each pivot, with `reduced` also above. Returns the columns of the pivots of the first
 * rows: as many as the rank.
 */
export function bitEchelon(
  matrix: BitMatrix,
  { columns = matrix.columns, reduced = false } = {},
): Int32Array {
  if (columns >>> 0 !== columns || columns > matrix.columns) {
    throw new RangeError(`bitEchelon: columns must be in [0, ${matrix.columns}], got ${columns}`);
  }
  const { words, rows, stride } = matrix;
  const pivots: number[] = [];
  for (let column = 0; column < columns && pivots.length < rows; column++) {
    const top = pivots.length;
    const word = column >> 5;
    const bit = 1 << (column & 31);
    let pivot = top;
    while (pivot < rows && (words[pivot * stride + word]! & bit) === 0) pivot++;
    if (pivot === rows) continue;
    if (pivot !== top) matrix.swapRows(pivot, top);
    // The row that took the pivot's place has a zero there.
    for (let i = pivot + 1; i < rows; i++) {
      if ((words[i * stride + word]! & bit) !== 0) matrix.xorRow(i, top, word);
    }
    pivots.push(column);
  }
  for (let k = pivots.length - 1; reduced && k > 0; k--) {
    const word = pivots[k]! >> 5;
    const bit = 1 << (pivots[k]! & 31);
    for (let i = 0; i < k; i++) {
      if ((words[i * stride + word]! & bit) !== 0) matrix.xorRow(i, k, word);
    }
  }
  return Int32Array.from(pivots);
}
