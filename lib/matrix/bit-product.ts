/**
 * bitProduct: the product of two matrices modulo 2.
 *
 * Use     bitProduct(new BitMatrix(2, 3), new BitMatrix(3, 2))
 * Time    rows · inner / 8 sums of rows: 4096 × 4096 in about 0.25 s
 * Space   128 KiB of tables
 * Limits  those of BitMatrix; not checked to be numbers: addSums(word, from)
 * Errors  RangeError: sizes that do not fit
 * Source  Arlazarov, Dinic, Kronrod, Faradzev (1970), the "four Russians", own code
 * Tested  programs.test.ts: against bit-product.twin.ts; verify: library-checker matrix_product_mod_2 (no
 *         official cases were at hand: the twin is the proof)
 *
 * For each eight rows of the second factor a table has all 256 sums of them; a byte of the first factor
 * chooses one. Four tables at a time, and only 1024 columns, so sums rarely pass through memory.
 */
import { BitMatrix } from "./bit-matrix";

export function bitProduct(a: BitMatrix, b: BitMatrix): BitMatrix {
  if (a.columns !== b.rows) {
    throw new RangeError(
      `bitProduct: ${a.rows} × ${a.columns} does not fit ${b.rows} × ${b.columns}`,
    );
  }
  const product = new BitMatrix(a.rows, b.columns);
  const tables = new Int32Array(TABLE_WORDS);
  for (let from = 0; from < b.stride; from += TILE) {
    for (let word = 0; word < a.stride; word++) {
      addSums(product, a, word, b, from, tables);
    }
  }
  return product;
}

/**
 * Adds to each row of the target the rows of b from 32 · word on that this word of the same row of
 * `choice` chooses; of these rows the TILE words from number `from` on. Sizes are not checked; b may be
 * the target where no row that is chosen chooses any. `tables` has TABLE_WORDS words, 0 at first.
 */
export function addSums(
  target: BitMatrix,
  choice: BitMatrix,
  word: number,
  b: BitMatrix,
  from: number,
  tables: Int32Array,
): void {
  const width = Math.min(TILE, b.stride - from);
  for (let byte = 0; byte < 4; byte++) {
    fillTable(tables, 256 * byte, b, 32 * word + 8 * byte, from, width);
  }
  for (let i = 0; i < target.rows; i++) {
    const bits = choice.words[i * choice.stride + word]!;
    if (bits !== 0) addRows(target.words, i * b.stride + from, tables, bits, width);
  }
}

/**
 * Row `first` + byte of the tables, for bytes above 0, becomes the sum of the rows k + j of b for the
 * bits j of the byte, of each row the words from number `from` on.
 */
function fillTable(
  tables: Int32Array,
  first: number,
  b: BitMatrix,
  k: number,
  from: number,
  width: number,
): void {
  for (let byte = 1; byte < 256; byte++) {
    const bit = 31 - Math.clz32(byte);
    const to = (first + byte) * TILE;
    const other = (first + byte - (1 << bit)) * TILE;
    // Rows behind the last one are 0.
    const row = k + bit < b.rows ? (k + bit) * b.stride + from : -1;
    for (let at = 0; at < width; at++) {
      tables[to + at] = tables[other + at]! ^ (row < 0 ? 0 : b.words[row + at]!);
    }
  }
}

/** Adds a row of each table, chosen by the four bytes of `bits`. */
function addRows(
  target: Int32Array,
  to: number,
  tables: Int32Array,
  bits: number,
  width: number,
): void {
  const p = (bits & 255) * TILE;
  const q = (256 + ((bits >>> 8) & 255)) * TILE;
  const r = (512 + ((bits >>> 16) & 255)) * TILE;
  const s = (768 + (bits >>> 24)) * TILE;
  for (let at = 0; at < width; at++) {
    target[to + at]! ^= tables[p + at]! ^ tables[q + at]! ^ tables[r + at]! ^ tables[s + at]!;
  }
}

/** Words of a row in the tables, which then stay in the second cache. */
export const TILE = 32;
export const TABLE_WORDS = 4 * 256 * TILE;
