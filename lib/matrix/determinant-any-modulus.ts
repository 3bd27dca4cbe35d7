/**
 * determinantAnyModulus: the determinant of a square matrix modulo any number below 2^30.
 *
 * Use     determinantAnyModulus(matrix, mod)
 * Time    O(n^3 + n^2 log m), about 2 ns a term: 500 × 500 in about 0.2 s
 * Space   a copy of the matrix
 * Limits  a modulus in [1, 2^30), which need not be a prime. The empty matrix has 1
 * Errors  RangeError: a matrix that is not square, an entry that is no residue
 * Source  Euclid's algorithm on two rows, its steps collected in four factors: folklore, own code
 * Tested  programs.test.ts: against determinant-any-modulus.twin.ts; determinant-any-modulus.test.ts; verify:
 *         library-checker matrix_det_arbitrary_mod (no official cases were at hand: the twin is the proof)
 *
 * For a pivot x and an entry y below it, Euclid gives a x + b y = g and c x + d y = 0 with a d - b c = ±1.
 * Then one pass over both rows replaces the passes of all divisions.
 */
import type { Mod } from "../number/mod";
import type { Matrix } from "./matrix";

export function determinantAnyModulus(matrix: Matrix, mod: Mod): number {
  matrix.checkSquare("determinantAnyModulus");
  matrix.checkResidues("determinantAnyModulus", mod.m);
  const work = matrix.clone();
  const { values, rows: n } = work;
  let result = 1 % mod.m;
  for (let k = 0; k < n; k++) {
    for (let i = k + 1; i < n; i++) {
      if (values[i * n + k] === 0) continue;
      if (combine(values, k * n + k, i * n + k, n - k, mod) < 0) result = mod.sub(0, result);
    }
    result = mod.mul(result, values[k * n + k]!);
    if (result === 0) return 0;
  }
  return result;
}

/** Makes the entry at `low` zero by combining the two rows; returns the sign of the change. */
function combine(values: Int32Array, top: number, low: number, count: number, mod: Mod): number {
  // The rows (x; a, b) and (y; c, d): x = a · top + b · low, y = c · top + d · low as integers.
  let x = values[top]!;
  let y = values[low]!;
  let [a, b, c, d] = [1, 0, 0, 1];
  let sign = 1;
  while (y !== 0) {
    const quotient = Math.floor(x / y);
    [x, y] = [y, x - quotient * y];
    [a, c] = [c, a - quotient * c];
    [b, d] = [d, b - quotient * d];
    sign = -sign;
  }
  [a, b, c, d] = [mod.reduce(a), mod.reduce(b), mod.reduce(c), mod.reduce(d)];
  for (let j = 0; j < count; j++) {
    const upper = values[top + j]!;
    const lower = values[low + j]!;
    values[top + j] = mod.add(mod.mul(a, upper), mod.mul(b, lower));
    values[low + j] = mod.add(mod.mul(c, upper), mod.mul(d, lower));
  }
  return sign;
}
