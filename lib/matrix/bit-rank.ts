/**
 * bitRank: the rank of a matrix modulo 2. A square one has the determinant 1 if its rank is full, else 0.
 *
 * Use     bitRank(new BitMatrix(rows, columns))
 * Time    rows · rank / 2 sums of rows: 4096 × 4096 in about 0.4 s
 * Space   a copy of the matrix, of up to 16 columns transposed
 * Limits  those of BitMatrix
 * Errors  none
 * Source  Gauss, own code
 * Tested  programs.test.ts: against bit-rank.twin.ts; verify: library-checker matrix_rank_mod_2 (no official
 *         cases were at hand: the twin is the proof)
 */
import { bitEchelon } from "./bit-echelon";
import { BitMatrix } from "./bit-matrix";

export function bitRank(matrix: BitMatrix): number {
  // A row of few bits would cost a word here, and more in bitEchelon.
  const wastes = matrix.columns <= 16 && matrix.rows > matrix.columns;
  return bitEchelon(wastes ? transposed(matrix) : matrix.clone()).length;
}

/** Of a matrix with up to 32 columns. */
function transposed({ rows, columns, words }: BitMatrix): BitMatrix {
  const result = new BitMatrix(columns, rows);
  for (let j = 0; j < columns; j++) {
    for (let i = 0; i < rows; i += 32) {
      let bits = 0;
      for (let row = Math.min(i + 32, rows) - 1; row >= i; row--) {
        bits = (bits << 1) | ((words[row]! >>> j) & 1);
      }
      result.words[j * result.stride + (i >> 5)] = bits;
    }
  }
  return result;
}
