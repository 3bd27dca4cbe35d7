/**
 * bitProduct: the product of two matrices modulo 2.
 *
 * Time    rows · inner / 8 sums of rows: 4096 × 4096 in about 0.4 s
 * Space   256 rows of the second factor
 * Limits  those of BitMatrix
 * Errors  RangeError: sizes that do not fit
 * Source  Arlazarov, Dinic, Kronrod, Faradzev (1970), the "four Russians", own code
 * Tested  bit-product.test.ts: against products entry by entry; verify: library-checker
 *         matrix_product_mod_2 (no official cases were at hand: the twin is the proof)
 *
 * For each eight rows of the second factor a table has all 256 sums of them; a byte of the first factor
 * chooses one.
 */
import { BitMatrix } from "./bit-matrix";

export function bitProduct(a: BitMatrix, b: BitMatrix): BitMatrix {
  if (a.columns !== b.rows) {
    throw new RangeError(
      `bitProduct: ${a.rows} × ${a.columns} does not fit ${b.rows} × ${b.columns}`,
    );
  }
  const product = new BitMatrix(a.rows, b.columns);
  const { stride } = b;
  const table = new Int32Array(256 * stride);
  for (let k = 0; k < b.rows; k += 8) {
    fillTable(table, b, k);
    const word = k >> 5;
    const shift = k & 31;
    for (let i = 0; i < a.rows; i++) {
      const byte = (a.words[i * a.stride + word]! >>> shift) & 255;
      if (byte !== 0) addWords(product.words, i * stride, table, byte * stride, stride);
    }
  }
  return product;
}

/** Row `byte` of the table becomes the sum of the rows k + j of b for the bits j of the byte. */
function fillTable(table: Int32Array, b: BitMatrix, k: number): void {
  const { stride, words } = b;
  for (let byte = 1; byte < 256; byte++) {
    const bit = 31 - Math.clz32(byte);
    table.copyWithin(
      byte * stride,
      (byte ^ (1 << bit)) * stride,
      ((byte ^ (1 << bit)) + 1) * stride,
    );
    if (k + bit < b.rows) addWords(table, byte * stride, words, (k + bit) * stride, stride);
  }
}

function addWords(
  target: Int32Array,
  to: number,
  source: Int32Array,
  from: number,
  count: number,
): void {
  for (let k = 0; k < count; k++) target[to + k]! ^= source[from + k]!;
}
