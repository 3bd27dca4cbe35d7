/**
 * BitMatrix: a matrix modulo 2, 32 entries in a word.
 *
 * Use     const matrix = new BitMatrix(rows, columns); matrix.set(i, j, 1); matrix.get(i, j); matrix.xorRow(1, 0)
 * Time    O(1) for get and set, O(words of a row) for xorRow and swapRows
 * Space   1 bit an entry, each row rounded up to whole words
 * Limits  at most 2^27 words; not checked to be numbers: BitMatrix.set(value), BitMatrix.xorRow(to, from,
 *         firstWord), BitMatrix.swapRows(a, b)
 * Errors  RangeError: bad sizes, a place outside
 * Source  own code
 * Tested  bit-matrix.test.ts: against nested arrays
 */
export class BitMatrix {
  readonly rows: number;
  readonly columns: number;
  /** Words of a row. */
  readonly stride: number;
  /** Entry (i, j) is bit j % 32 of words[i * stride + (j >> 5)]; the bits behind a row are 0. */
  readonly words: Int32Array;

  constructor(rows: number, columns: number) {
    const stride = Math.ceil(columns / 32);
    if (!isSize(rows) || !isSize(columns) || rows * stride > 2 ** 27) {
      throw new RangeError(
        `BitMatrix: expected sizes from 0 on with at most 2^27 words, got ${rows} × ${columns}`,
      );
    }
    this.rows = rows;
    this.columns = columns;
    this.stride = stride;
    this.words = new Int32Array(rows * stride);
  }

  static identity(n: number): BitMatrix {
    const identity = new BitMatrix(n, n);
    for (let i = 0; i < n; i++) identity.set(i, i, 1);
    return identity;
  }

  get(i: number, j: number): number {
    this.checkPlace("get", i, j);
    return (this.words[i * this.stride + (j >> 5)]! >>> (j & 31)) & 1;
  }

  /** Sets the entry to the lowest bit of `value`. */
  set(i: number, j: number, value: number): void {
    this.checkPlace("set", i, j);
    const at = i * this.stride + (j >> 5);
    this.words[at] = (this.words[at]! & ~(1 << (j & 31))) | ((value & 1) << (j & 31));
  }

  clone(): BitMatrix {
    const copy = new BitMatrix(this.rows, this.columns);
    copy.words.set(this.words);
    return copy;
  }

  /** Adds row `from` to row `to`, its words from `firstWord` on; places are not checked. */
  xorRow(to: number, from: number, firstWord = 0): void {
    const { words, stride } = this;
    const end = (to + 1) * stride;
    const gap = (from - to) * stride;
    for (let at = to * stride + firstWord; at < end; at++) words[at]! ^= words[at + gap]!;
  }

  /** Exchanges two rows; places are not checked. */
  swapRows(a: number, b: number): void {
    const { words, stride } = this;
    for (let k = 0; k < stride; k++) {
      const word = words[a * stride + k]!;
      words[a * stride + k] = words[b * stride + k]!;
      words[b * stride + k] = word;
    }
  }

  private checkPlace(method: string, i: number, j: number): void {
    if (i >>> 0 === i && i < this.rows && j >>> 0 === j && j < this.columns) return;
    throw new RangeError(
      `BitMatrix.${method}: (${i}, ${j}) lies outside of ${this.rows} × ${this.columns}`,
    );
  }
}

function isSize(size: number): boolean {
  return Number.isInteger(size) && size >= 0;
}
