/**
 * bitRank: the rank of a matrix modulo 2. A square one has the determinant 1 if its rank is full, else 0.
 *
 * Use     bitRank(new BitMatrix(rows, columns))
 * Time    rows · rank / 2 sums of rows: 4096 × 4096 in about 0.4 s
 * Space   a copy of the matrix
 * Limits  those of BitMatrix
 * Errors  none
 * Source  Gauss, own code
 * Tested  programs.test.ts: against bit-rank.twin.ts; verify: library-checker matrix_rank_mod_2 (no official
 *         cases were at hand: the twin is the proof)
 */
import { bitEchelon } from "./bit-echelon";
import type { BitMatrix } from "./bit-matrix";

export function bitRank(matrix: BitMatrix): number {
  return bitEchelon(matrix.clone()).length;
}
