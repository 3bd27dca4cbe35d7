/**
 * adjugateMatrix: the matrix of all cofactors, transposed, modulo a prime; singular matrices too.
 *
 * Use     adjugateMatrix(matrix, mod)
 * Time    O(n^3): of the inverse, or of two kernels and a determinant
 * Space   12 bytes an entry
 * Limits  a prime modulus below 2^30; A · adjugate is the determinant times the identity
 * Errors  RangeError: a matrix that is not square, an entry that is no residue
 * Source  of rank n it is determinant · inverse; of rank n - 1 the kernels of A and of its transpose span its
 *         columns and rows, and one cofactor gives the factor: textbook, own code
 * Tested  programs.test.ts: against adjugate-matrix.twin.ts; adjugate-matrix.test.ts; verify: library-checker
 *         adjugate_matrix
 */
import type { Mod } from "../number/mod";
import { determinant } from "./determinant";
import { inverseMatrix } from "./inverse-matrix";
import { linearSystem } from "./linear-system";
import { Matrix } from "./matrix";

export function adjugateMatrix(matrix: Matrix, mod: Mod): Matrix {
  matrix.checkSquare("adjugateMatrix");
  matrix.checkResidues("adjugateMatrix", mod.m);
  const n = matrix.rows;
  const inverse = inverseMatrix(matrix, mod);
  if (inverse !== undefined) {
    mod.scale(inverse.values, determinant(matrix, mod));
    return inverse;
  }
  const adjugate = new Matrix(n, n);
  const zeros = new Int32Array(n);
  const { kernel } = linearSystem(matrix, zeros, mod)!;
  if (kernel.rows > 1) return adjugate;
  const column = kernel.row(0);
  const row = linearSystem(matrix.transposed(), zeros, mod)!.kernel.row(0);
  // The cofactor of row i and column j is not 0 where row[i] and column[j] are not.
  const i = row.findIndex((value) => value !== 0);
  const j = column.findIndex((value) => value !== 0);
  let cofactor = determinant(without(matrix, i, j), mod);
  if ((i + j) % 2 === 1) cofactor = mod.sub(0, cofactor);
  const factor = mod.mul(cofactor, mod.inverse(mod.mul(row[i]!, column[j]!)));
  for (let k = 0; k < n; k++) {
    const target = adjugate.row(k);
    target.set(row);
    mod.scale(target, mod.mul(column[k]!, factor));
  }
  return adjugate;
}

/** The matrix without one row and one column. */
function without({ rows: n, values }: Matrix, row: number, column: number): Matrix {
  const kept = values.filter((_, at) => Math.floor(at / n) !== row && at % n !== column);
  return new Matrix(n - 1, n - 1, kept);
}
