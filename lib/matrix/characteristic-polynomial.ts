/**
 * characteristicPolynomial: det(x I - A) of a square matrix modulo a prime, lowest term first.
 *
 * Use     characteristicPolynomial(matrix, mod)
 * Time    O(n^3): 500 × 500 in about 0.8 s
 * Space   a copy of the matrix and n^2 / 2 numbers
 * Limits  a prime modulus below 2^30
 * Errors  RangeError: a matrix that is not square, an entry that is no residue
 * Source  similar matrices in Hessenberg form, then minors from the upper left: folklore, own code
 * Tested  programs.test.ts: against characteristic-polynomial.twin.ts; verify: library-checker
 *         characteristic_polynomial (no official cases were at hand: the twin is the proof)
 */
import type { Mod } from "../number/mod";
import type { Matrix } from "./matrix";
import { addRow } from "./row-echelon";

/** n + 1 residues, the last of which is 1. */
export function characteristicPolynomial(matrix: Matrix, mod: Mod): Int32Array {
  matrix.checkSquare("characteristicPolynomial");
  matrix.checkResidues("characteristicPolynomial", mod.m);
  const work = matrix.clone();
  const n = work.rows;
  for (let k = 0; k + 2 < n; k++) clearBelow(work, k, mod);
  const h = work.values;
  // Row k of `minors` is the polynomial of the first k rows and columns.
  const width = n + 1;
  const minors = new Int32Array(width * width);
  minors[0] = 1 % mod.m;
  for (let k = 1; k <= n; k++) {
    const to = k * width;
    const before = to - width;
    for (let j = 0; j < k; j++) minors[to + j + 1] = minors[before + j]!;
    addRow(minors, to, before, k, mod.sub(0, h[(k - 1) * n + k - 1]!), mod.m);
    // The last column's upper entries, each with the product of the entries below the diagonal since.
    let product = 1 % mod.m;
    for (let i = k - 1; i > 0 && product !== 0; i--) {
      product = mod.mul(product, h[i * n + i - 1]!);
      const factor = mod.mul(product, h[(i - 1) * n + k - 1]!);
      addRow(minors, to, (i - 1) * width, i, mod.sub(0, factor), mod.m);
    }
  }
  return minors.slice(n * width, n * width + n + 1);
}

/** Makes column k zero below row k + 1 by a change of basis. */
function clearBelow(work: Matrix, k: number, mod: Mod): void {
  const { values, rows: n } = work;
  const top = k + 1;
  let pivot = top;
  while (pivot < n && values[pivot * n + k] === 0) pivot++;
  if (pivot === n) return;
  if (pivot !== top) exchange(work, pivot, top);
  const inverse = mod.inverse(values[top * n + k]!);
  const factors = new Int32Array(n);
  for (let i = top + 1; i < n; i++) {
    factors[i] = mod.mul(values[i * n + k]!, inverse);
    if (factors[i] !== 0) {
      addRow(values, i * n + k, top * n + k, n - k, mod.sub(0, factors[i]!), mod.m);
    }
  }
  // The inverse change on the columns: column top gains all others times their factors.
  for (let i = 0; i < n; i++) {
    let sum = values[i * n + top]!;
    for (let j = top + 1; j < n; j++) sum = mod.add(sum, mod.mul(factors[j]!, values[i * n + j]!));
    values[i * n + top] = sum;
  }
}

/** Exchanges two rows and the same two columns. */
function exchange({ values, rows: n }: Matrix, a: number, b: number): void {
  for (let j = 0; j < n; j++) {
    [values[a * n + j], values[b * n + j]] = [values[b * n + j]!, values[a * n + j]!];
  }
  for (let i = 0; i < n; i++) {
    [values[i * n + a], values[i * n + b]] = [values[i * n + b]!, values[i * n + a]!];
  }
}
