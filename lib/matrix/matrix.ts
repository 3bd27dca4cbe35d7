/**
 * Matrix: a matrix of residues, row by row in one typed array.
 *
 * Use     const matrix = new Matrix(2, 2, Int32Array.of(1, 2, 3, 4)); matrix.get(0, 1); matrix.set(0, 1, 5);
 *         matrix.row(1)
 * Time    O(1) a method, O(rows · columns) for clone, transposed and checkResidues
 * Space   4 bytes an entry
 * Limits  at most 2^27 entries; get and set do not check the value, functions on matrices check all at
 *         once; not checked to be numbers: Matrix.identity(one), Matrix.set(value)
 * Errors  RangeError: bad sizes, values of another length, a place outside, an entry that is no residue
 * Source  own code
 * Tested  matrix.test.ts: against nested arrays
 */
export class Matrix {
  readonly rows: number;
  readonly columns: number;
  /** Entry (i, j) is values[i * columns + j]. */
  readonly values: Int32Array;

  /** A matrix of zeros, or one on these values, which are not copied. */
  constructor(rows: number, columns: number, values?: Int32Array) {
    if (!isSize(rows) || !isSize(columns) || rows * columns > 2 ** 27) {
      throw new RangeError(
        `Matrix: expected sizes from 0 on with at most 2^27 entries, got ${rows} × ${columns}`,
      );
    }
    if (values !== undefined && values.length !== rows * columns) {
      throw new RangeError(`Matrix: expected ${rows * columns} values, got ${values.length}`);
    }
    this.rows = rows;
    this.columns = columns;
    this.values = values ?? new Int32Array(rows * columns);
  }

  /** The identity with `one` on its diagonal: 0 modulo 1, else 1. */
  static identity(n: number, one = 1): Matrix {
    const identity = new Matrix(n, n);
    for (let i = 0; i < n; i++) identity.values[i * n + i] = one;
    return identity;
  }

  get(i: number, j: number): number {
    this.checkPlace("get", i, j);
    return this.values[i * this.columns + j]!;
  }

  set(i: number, j: number, value: number): void {
    this.checkPlace("set", i, j);
    this.values[i * this.columns + j] = value;
  }

  /** Row i, as a view. */
  row(i: number): Int32Array {
    this.checkPlace("row", i, 0, Math.max(1, this.columns));
    return this.values.subarray(i * this.columns, (i + 1) * this.columns);
  }

  clone(): Matrix {
    return new Matrix(this.rows, this.columns, this.values.slice());
  }

  transposed(): Matrix {
    const { rows, columns, values } = this;
    const result = new Matrix(columns, rows);
    for (let i = 0; i < rows; i++) {
      for (let j = 0; j < columns; j++) result.values[j * rows + i] = values[i * columns + j]!;
    }
    return result;
  }

  /** Throws a RangeError that begins with `name` unless all entries lie in [0, m). */
  checkResidues(name: string, m: number): void {
    const { values, columns } = this;
    for (let at = 0; at < values.length; at++) {
      if (values[at]! >>> 0 < m) continue;
      const place = `row ${Math.floor(at / columns)}, column ${at % columns}`;
      throw new RangeError(
        `${name}: expected residues in [0, ${m}), got ${values[at]} in ${place}`,
      );
    }
  }

  /** Throws a RangeError that begins with `name` unless there are as many rows as columns. */
  checkSquare(name: string): void {
    const { rows, columns } = this;
    if (rows === columns) return;
    throw new RangeError(`${name}: expected a square matrix, got ${rows} × ${columns}`);
  }

  private checkPlace(method: string, i: number, j: number, columns = this.columns): void {
    if (i >>> 0 === i && i < this.rows && j >>> 0 === j && j < columns) return;
    throw new RangeError(
      `Matrix.${method}: (${i}, ${j}) lies outside of ${this.rows} × ${this.columns}`,
    );
  }
}

function isSize(size: number): boolean {
  return Number.isInteger(size) && size >= 0;
}
