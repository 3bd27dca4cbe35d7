/**
 * rowEchelon: a matrix modulo a prime brought into row echelon form, in place.
 *
 * Use     const { pivots } = rowEchelon(matrix.clone(), mod)
 * Time    O(rows · columns · rank), about 2 ns a term
 * Space   4 bytes a row
 * Limits  a prime modulus below 2^30; `columns` limits where pivots are sought, so that right sides may
 *         stand behind it; not checked to be numbers: addRow(to, from, count, factor, m)
 * Errors  RangeError: an entry that is no residue, a bad limit; of a modulus that is no prime only where
 *         a pivot has no inverse (Mod.inverse)
 * Source  Gauss, own code
 * Tested  row-echelon.test.ts: the pivots and the row space against all combinations modulo 2 to 7;
 *         verify: library-checker matrix_det through determinant
 */
import type { Mod } from "../number/mod";
import type { Matrix } from "./matrix";

export interface EchelonForm {
  /** The column of the pivot of each of the first rows; as many as the rank. */
  readonly pivots: Int32Array;
  /** The product of the pivots before they became 1, negated for each exchange of rows. */
  readonly pivotProduct: number;
}

/** Each pivot becomes 1, with zeros below it, and with `reduced` also above it. */
export function rowEchelon(
  matrix: Matrix,
  mod: Mod,
  { columns = matrix.columns, reduced = false } = {},
): EchelonForm {
  if (columns >>> 0 !== columns || columns > matrix.columns) {
    throw new RangeError(`rowEchelon: columns must be in [0, ${matrix.columns}], got ${columns}`);
  }
  matrix.checkResidues("rowEchelon", mod.m);
  const { values, rows } = matrix;
  const width = matrix.columns;
  const pivots: number[] = [];
  let pivotProduct = 1 % mod.m;
  for (let column = 0; column < columns && pivots.length < rows; column++) {
    const top = pivots.length;
    let pivotRow = top;
    while (pivotRow < rows && values[pivotRow * width + column] === 0) pivotRow++;
    if (pivotRow === rows) continue;
    if (pivotRow !== top) {
      exchange(matrix.row(pivotRow), matrix.row(top));
      pivotProduct = mod.sub(0, pivotProduct);
    }
    const pivot = values[top * width + column]!;
    pivotProduct = mod.mul(pivotProduct, pivot);
    mod.scale(values.subarray(top * width + column, (top + 1) * width), mod.inverse(pivot));
    for (let i = top + 1; i < rows; i++) {
      const factor = mod.sub(0, values[i * width + column]!);
      if (factor !== 0)
        addRow(values, i * width + column, top * width + column, width - column, factor, mod.m);
    }
    pivots.push(column);
  }
  for (let k = pivots.length - 1; reduced && k > 0; k--) {
    const column = pivots[k]!;
    for (let i = 0; i < k; i++) {
      const factor = mod.sub(0, values[i * width + column]!);
      if (factor !== 0)
        addRow(values, i * width + column, k * width + column, width - column, factor, mod.m);
    }
  }
  return { pivots: Int32Array.from(pivots), pivotProduct };
}

/** Adds `factor` times the `count` values from `from` on to those from `to` on. */
export function addRow(
  values: Int32Array,
  to: number,
  from: number,
  count: number,
  factor: number,
  m: number,
): void {
  // The excess of 2^-50 is larger than all roundings: the quotient is the floor or one more.
  const inverseAbove = (1 / m) * (1 + 2 ** -50);
  const end = (to + count) | 0;
  const gap = (from - to) | 0;
  for (let at = to | 0; at < end; at = (at + 1) | 0) {
    const before = values[at]!;
    const value = values[(at + gap) | 0]!;
    const quotient = ((value * factor + before) * inverseAbove) | 0;
    const rest = (before + Math.imul(value, factor) - Math.imul(quotient, m)) | 0; // in [-m, m)
    values[at] = rest + (m & (rest >> 31));
  }
}

function exchange(a: Int32Array, b: Int32Array): void {
  for (let j = 0; j < a.length; j++) {
    const value = a[j]!;
    a[j] = b[j]!;
    b[j] = value;
  }
}
