/**
 * matrixPower: a power of a square matrix modulo a number below 2^30.
 *
 * Use     matrixPower(matrix, 10, mod)
 * Time    at most 2 log2(exponent) products
 * Space   a few copies of the matrix
 * Limits  the exponent a safe integer from 0 on or a BigInt from 0 on; the power 0 is the identity
 * Errors  RangeError: a matrix that is not square, an entry that is no residue, a bad exponent
 * Source  folklore, own code
 * Tested  programs.test.ts: against matrix-power.twin.ts; matrix-power.test.ts; verify: library-checker
 *         pow_of_matrix (no official cases were at hand: the twin is the proof)
 */
import type { Mod } from "../number/mod";
import { Matrix } from "./matrix";
import { matrixProduct } from "./matrix-product";
import { powerOf } from "./semiring-power";

export function matrixPower(matrix: Matrix, exponent: number | bigint, mod: Mod): Matrix {
  matrix.checkSquare("matrixPower");
  matrix.checkResidues("matrixPower", mod.m);
  const one = Matrix.identity(matrix.rows, 1 % mod.m);
  return powerOf("matrixPower", one, matrix.clone(), exponent, (a, b) => matrixProduct(a, b, mod));
}
