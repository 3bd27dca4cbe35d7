/**
 * bitInverse: the inverse of a square matrix modulo 2, or undefined.
 *
 * Use     bitInverse(new BitMatrix(2, 2))
 * Time    n^2 / 8 sums of rows of n entries: 4096 × 4096 in about 0.2 s
 * Space   three times the matrix
 * Limits  those of BitMatrix
 * Errors  RangeError: a matrix that is not square
 * Source  Gauss and Jordan in place, 32 pivots at a time with the sums of the "four Russians" (see
 *         bit-product.ts), own code
 * Tested  programs.test.ts: against bit-inverse.twin.ts; bit-inverse.test.ts: how many matrices have an
 *         inverse; verify: library-checker inverse_matrix_mod_2 (no official cases were at hand: the twin is
 *         the proof)
 *
 * The columns that are done would be unit vectors: the inverse grows in their place. Rows that were
 * exchanged come back as exchanged columns of the inverse.
 */
import { BitMatrix } from "./bit-matrix";
import { addSums, TABLE_WORDS, TILE } from "./bit-product";

export function bitInverse(matrix: BitMatrix): BitMatrix | undefined {
  const { rows: n, stride } = matrix;
  if (n !== matrix.columns) {
    throw new RangeError(`bitInverse: expected a square matrix, got ${n} × ${matrix.columns}`);
  }
  const work = matrix.clone();
  const order = Int32Array.from({ length: n }, (_, i) => i); // row i was row order[i]
  const choice = new BitMatrix(n, n); // word by word what the rows had before their pivots were cleared
  const tables = new Int32Array(TABLE_WORDS);
  for (let word = 0; word < stride; word++) {
    const top = 32 * word;
    const end = Math.min(top + 32, n);
    if (!movePivots(work, order, word, top, end)) return undefined;
    invertRows(work, word, top, end);
    for (let i = 0; i < n; i++) {
      if (i >= top && i < end) continue;
      const at = i * stride + word;
      choice.words[at] = work.words[at]!;
      work.words[at] = 0;
    }
    for (let from = 0; from < stride; from += TILE) addSums(work, choice, word, work, from, tables);
  }
  return withColumns(work, order);
}

/** Moves rows to [top, end) whose entries in these columns have an inverse; false if there are none. */
function movePivots(
  work: BitMatrix,
  order: Int32Array,
  word: number,
  top: number,
  end: number,
): boolean {
  const { rows, words, stride } = work;
  const strip = new Int32Array(rows);
  for (let i = top; i < rows; i++) strip[i] = words[i * stride + word]!;
  for (let row = top; row < end; row++) {
    const bit = row - top;
    let pivot = row;
    while (pivot < rows && ((strip[pivot]! >>> bit) & 1) === 0) pivot++;
    if (pivot === rows) return false;
    const entries = strip[pivot]!;
    strip[pivot] = strip[row]!;
    if (pivot !== row) {
      work.swapRows(pivot, row);
      [order[pivot], order[row]] = [order[row]!, order[pivot]!];
    }
    for (let i = row + 1; i < rows; i++) strip[i]! ^= entries & -((strip[i]! >>> bit) & 1);
  }
  return true;
}

/** Gauss and Jordan in place on the rows and columns [top, end). */
function invertRows(work: BitMatrix, word: number, top: number, end: number): void {
  const { words, stride } = work;
  for (let pivot = top; pivot < end; pivot++) {
    const bit = 1 << (pivot - top);
    for (let i = top; i < end; i++) {
      const at = i * stride + word;
      if (i === pivot || (words[at]! & bit) === 0) continue;
      words[at]! ^= bit; // the pivot's one takes its place
      work.xorRow(i, pivot);
    }
  }
}

/** Column order[j] of the result is column j. */
function withColumns({ rows: n, words, stride }: BitMatrix, order: Int32Array): BitMatrix {
  const columns = new Int32Array(n);
  for (let j = 0; j < n; j++) columns[order[j]!] = j;
  const result = new BitMatrix(n, n);
  for (let i = 0; i < n; i++) {
    const row = i * stride;
    for (let j = 0; j < n; j++) {
      const column = columns[j]!;
      result.words[row + (j >> 5)]! |=
        ((words[row + (column >> 5)]! >>> (column & 31)) & 1) << (j & 31);
    }
  }
  return result;
}
