/**
 * convolution: the product of two polynomials modulo 998244353, lowest term first; convolutionGrid: of two grids, or
 * polynomials in two variables ("2-D FFT").
 *
 * Use     convolution(a, b); convolutionGrid(Int32Array.of(1, 2, 3, 4), 2, Int32Array.of(5, 6), 1) // columns of each
 *         convolutionGrid(Float64Array.of(0.5, 1), 2, Float64Array.of(2, 3), 1, convolutionReal)
 * Time    O(n log n) for n terms of the product; term by term where one factor is short
 * Space   8 bytes a term of the next power of two, and the tables of the transform
 * Limits  the product has at most 2^23 terms; residues in [0, 998244353)
 * Errors  RangeError: a term that is no residue, a product too long, a grid that is no whole rows; an empty factor gives
 *         an empty product
 * Source  folklore, own code
 * Tested  convolution.test.ts: against products term by term in BigInt; verify: library-checker
 *         convolution_mod
 */
import { shown } from "../io/shown";
import { smallInts } from "../sequence/small-ints";
import { checkTerms, powerOfTwoFrom } from "./check-terms";
import { transform998244353 } from "./transform998244353";

export function convolution(a: Int32Array, b: Int32Array): Int32Array {
  checkTerms("convolution", a);
  checkTerms("convolution", b);
  if (a.length === 0 || b.length === 0) return new Int32Array(0);
  const length = a.length + b.length - 1;
  if (length > 2 ** 23) {
    throw new RangeError(`convolution: expected a product of at most 2^23 terms, got ${length}`);
  }
  if (Math.min(a.length, b.length) <= SHORT) return termByTerm(a, b);
  return transform998244353.product(a, b, powerOfTwoFrom(length)).subarray(0, length);
}

/**
 * The cell in row i + k and column j + l of the product sums a[i][j] · b[k][l]. Grids row by row; the product has
 * columnsA + columnsB - 1 columns. For a correlation turn one of them round: reverse(). convolutionExact, convolutionReal
 * or (a, b) => convolutionMod(a, b, m) as `product` make it exact, of doubles, or modulo m.
 */
export function convolutionGrid<Cells extends Int32Array | Float64Array, Product = Int32Array>(
  a: Cells,
  columnsA: number,
  b: Cells,
  columnsB: number,
  product: (a: Cells, b: Cells) => Product = convolution as never,
): Product {
  const rows = rowsOf(a, columnsA) + rowsOf(b, columnsB) - 1;
  const width = columnsA + columnsB - 1;
  if (a.length === 0 || b.length === 0) return product(a, b);
  if (rows * width > 2 ** 23) {
    throw new RangeError(
      `convolutionGrid: expected a product of at most 2^23 cells, got ${rows * width}`,
    );
  }
  return product(widened(a, columnsA, width), widened(b, columnsB, width));
}

function rowsOf(cells: ArrayLike<number>, columns: number): number {
  if (Number.isInteger(columns) && columns > 0 && cells.length % columns === 0) {
    return cells.length / columns;
  }
  throw new RangeError(
    `convolutionGrid: expected whole rows of columns > 0, got ${cells.length} cells and ${shown(columns)} columns`,
  );
}

/** The rows with zeros between them. */
function widened<Cells extends Int32Array | Float64Array>(
  cells: Cells,
  columns: number,
  width: number,
): Cells {
  const length = (cells.length / columns - 1) * width + columns;
  const wide = cells instanceof Float64Array ? new Float64Array(length) : new Int32Array(length);
  for (let at = 0, to = 0; at < cells.length; at += columns, to += width) {
    wide.set(cells.subarray(at, at + columns), to);
  }
  return wide as Cells;
}

function termByTerm(a: Int32Array, b: Int32Array): Int32Array {
  const product = smallInts(a.length + b.length - 1);
  for (let i = 0; i < a.length; i++) {
    const factor = a[i]!;
    const ratio = (factor / P) * (1 + 2 ** -50); // as in Mod
    for (let j = 0; j < b.length; j++) {
      const rest = (Math.imul(b[j]!, factor) - Math.imul((b[j]! * ratio) | 0, P)) | 0;
      const sum = product[i + j]! + rest + (P & (rest >> 31)) - P;
      product[i + j] = sum + (P & (sum >> 31));
    }
  }
  return product;
}

const P = 998244353;

const SHORT = 32; // up to this length, products term by term cost no more than the transforms
