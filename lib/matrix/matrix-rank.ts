/**
 * matrixRank: the rank of a matrix modulo a prime: how many of its rows are independent.
 *
 * Use     matrixRank(matrix, mod)
 * Time    O(rows · columns · rank), about 2 ns a term
 * Space   a copy of the matrix
 * Limits  a prime modulus below 2^30
 * Errors  RangeError: an entry that is no residue
 * Source  Gauss, own code
 * Tested  programs.test.ts: against matrix-rank.twin.ts; matrix-rank.test.ts; verify: library-checker
 *         matrix_rank (no official cases were at hand: the twin is the proof)
 */
import type { Mod } from "../number/mod";
import type { Matrix } from "./matrix";
import { rowEchelon } from "./row-echelon";

export function matrixRank(matrix: Matrix, mod: Mod): number {
  matrix.checkResidues("matrixRank", mod.m);
  // Pivots are sought column by column, so the shorter side should be the columns.
  const work = matrix.columns > matrix.rows ? matrix.transposed() : matrix.clone();
  return rowEchelon(work, mod).pivots.length;
}
