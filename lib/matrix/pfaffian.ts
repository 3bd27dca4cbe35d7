/**
 * pfaffian: the Pfaffian of a skew-symmetric matrix modulo a prime: its square is the determinant.
 *
 * Use     pfaffian(new Matrix(2, 2, Int32Array.of(0, 1, 998244352, 0)), mod)
 * Time    O(n^3) / 3, about 2 ns a term
 * Space   a copy of the matrix
 * Limits  a prime modulus below 2^30; of an odd number of rows it is 0, of none 1
 * Errors  RangeError: a matrix that is not square or not skew-symmetric, an entry that is no residue
 * Source  two rows and columns at a time, as Gauss: B. N. Parlett and J. K. Reid, "On the solution of a system
 *         of linear equations whose matrix is symmetric but not definite" (1970); own code
 * Tested  pfaffian.test.ts: odd sizes; programs.test.ts: against pfaffian.twin.ts; verify: library-checker
 *         pfaffian_of_matrix
 */
import type { Mod } from "../number/mod";
import type { Matrix } from "./matrix";
import { addRow } from "./row-echelon";

export function pfaffian(matrix: Matrix, mod: Mod): number {
  matrix.checkSquare("pfaffian");
  matrix.checkResidues("pfaffian", mod.m);
  checkSkew(matrix, mod);
  const { values, rows: n } = matrix.clone();
  if (n % 2 === 1) return 0;
  let product = 1 % mod.m;
  // Rows k and k + 1 are left behind; what they share with the others is taken off the others.
  for (let k = 0; k < n; k += 2) {
    let partner = k + 1;
    while (partner < n && values[k * n + partner] === 0) partner++;
    if (partner === n) return 0;
    if (partner !== k + 1) {
      exchange(values, n, partner, k + 1);
      product = mod.sub(0, product);
    }
    const pivot = values[k * n + k + 1]!;
    product = mod.mul(product, pivot);
    const from = k + 2;
    const top = k * n + from;
    mod.scale(values.subarray(top, (k + 1) * n), mod.inverse(pivot));
    for (let i = from; i < n; i++) {
      const factor = mod.sub(0, values[k * n + i]!);
      const other = values[(k + 1) * n + i]!;
      if (factor !== 0) addRow(values, i * n + from, top + n, n - from, factor, mod.m);
      if (other !== 0) addRow(values, i * n + from, top, n - from, other, mod.m);
    }
  }
  return product;
}

/** Exchanges two rows and the same two columns. */
function exchange(values: Int32Array, n: number, a: number, b: number): void {
  for (let j = 0; j < n; j++) {
    [values[a * n + j], values[b * n + j]] = [values[b * n + j]!, values[a * n + j]!];
  }
  for (let i = 0; i < n; i++) {
    [values[i * n + a], values[i * n + b]] = [values[i * n + b]!, values[i * n + a]!];
  }
}

function checkSkew({ values, rows: n }: Matrix, mod: Mod): void {
  for (let i = 0; i < n; i++) {
    for (let j = 0; j <= i; j++) {
      const isSkew = mod.add(values[i * n + j]!, values[j * n + i]!) === 0;
      if (isSkew && (i !== j || values[i * n + i] === 0)) continue;
      throw new RangeError(
        `pfaffian: expected a skew-symmetric matrix, got ${values[i * n + j]} in row ${i}, column ${j}`,
      );
    }
  }
}
