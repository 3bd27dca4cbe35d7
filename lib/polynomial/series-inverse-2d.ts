/**
 * seriesInverse2d: the power series 1 / f in x and y modulo 998244353, all terms below x^rows and y^columns.
 *
 * Use     seriesInverse2d(Int32Array.of(1, 2, 3, 4, 5, 6), 2, 3)
 * Time    O(n log n) for n = rows · columns: five transforms of up to 8 n terms, then of half as many …
 * Space   12 bytes for each of up to 8 n terms
 * Limits  rows and columns from 1 on, rows · columns up to 2^20; the term of x^i y^j stands at
 *         i · columns + j; residues in [0, 998244353)
 * Errors  RangeError: a term that is no residue, other numbers of them, a constant term 0
 * Source  Newton's iteration in x, its products as those of polynomials in t, x = t^width and y = t
 *         (L. Kronecker); own code
 * Tested  series-inverse-2d.test.ts: against the recurrence in BigInt; verify: library-checker
 *         inv_of_formal_power_series_2d
 */
import { checkTerms, powerOfTwoFrom } from "./check-terms";
import { seriesInverse } from "./series-inverse";
import { transform998244353 } from "./transform998244353";

export function seriesInverse2d(f: Int32Array, rows: number, columns: number): Int32Array {
  checkTerms("seriesInverse2d", f);
  for (const count of [rows, columns]) {
    if (Number.isInteger(count) && count >= 1 && rows * columns <= 2 ** 20) continue;
    throw new RangeError(
      `seriesInverse2d: expected up to 2^20 terms, got ${rows} rows of ${columns}`,
    );
  }
  if (f.length !== rows * columns) {
    throw new RangeError(`seriesInverse2d: ${rows} rows of ${columns}, but ${f.length} terms`);
  }
  if (f[0] === 0) throw new RangeError("seriesInverse2d: the constant term must not be 0");
  const { mod } = transform998244353;
  const width = powerOfTwoFrom(2 * columns - 1); // room for the products of two rows
  const inverse = new Int32Array(f.length);
  inverse.set(seriesInverse(f.subarray(0, columns)));
  for (let length = 1; length < rows; length *= 2) {
    const size = 2 * length * width;
    const goal = Math.min(rows, 2 * length);
    const values = spread(f, 0, goal, columns, width, size);
    transform998244353.forward(values);
    const factor = spread(inverse, 0, length, columns, width, size);
    transform998244353.forward(factor);
    mod.multiply(values, factor);
    transform998244353.inverse(values);
    // f · inverse is 1 + error, without rows below x^length; what passes x^(2 · length) came round to them.
    const error = gathered(values, length, goal, columns, width);
    const step = spread(error, length, goal, columns, width, size);
    transform998244353.forward(step);
    mod.multiply(step, factor);
    transform998244353.inverse(step);
    const terms = gathered(step, length, goal, columns, width);
    for (let i = 0; i < terms.length; i++) inverse[length * columns + i] = mod.sub(0, terms[i]!);
  }
  return inverse;
}

/** Rows of terms, which become the rows from `low` to `high` of the given width. */
function spread(
  terms: Int32Array,
  low: number,
  high: number,
  columns: number,
  width: number,
  size: number,
): Int32Array {
  const wide = new Int32Array(size);
  for (let row = low, at = 0; row < high; row++, at += columns) {
    wide.set(terms.subarray(at, at + columns), row * width);
  }
  return wide;
}

/** The other direction, without what passes the columns. */
function gathered(
  wide: Int32Array,
  low: number,
  high: number,
  columns: number,
  width: number,
): Int32Array {
  const terms = new Int32Array((high - low) * columns);
  for (let row = low, at = 0; row < high; row++, at += columns) {
    terms.set(wide.subarray(row * width, row * width + columns), at);
  }
  return terms;
}
