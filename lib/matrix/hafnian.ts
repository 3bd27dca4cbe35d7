/**
 * hafnian: the sum over all perfect matchings of the products of their entries in a symmetric matrix, modulo
 * 998244353: for zeros and ones the number of perfect matchings of a graph.
 *
 * Use     hafnian(new Matrix(2, 2, Int32Array.of(0, 1, 1, 0)))
 * Time    O(2^(n / 2) · n^2) for n rows: 38 in about 2 s
 * Space   O(n^4) bytes
 * Limits  at most 40 rows; the diagonal counts for nothing; of an odd number of rows it is 0, of none 1
 * Errors  RangeError: a matrix that is not square or not symmetric, an entry that is no residue, too many rows
 * Source  A. Björklund, "Counting perfect matchings as fast as Ryser" (2012): the matching is closed by n / 2
 *         pairs of rows to cycles, which must hold all pairs: inclusion and exclusion, in powers of x; own code
 * Tested  hafnian.test.ts: against the sum over all matchings; verify: library-checker hafnian_of_matrix
 */
import { MOD998244353 as P } from "../number/mul998244353";
import type { Matrix } from "./matrix";

export function hafnian(matrix: Matrix): number {
  matrix.checkSquare("hafnian");
  matrix.checkResidues("hafnian", P);
  const { rows: n, values } = matrix;
  if (n > 40) throw new RangeError(`hafnian: expected at most 40 rows, got ${n}`);
  for (let i = 0; i < n; i++) {
    for (let j = 0; j < i; j++) {
      if (values[i * n + j] === values[j * n + i]) continue;
      throw new RangeError(`hafnian: row ${i}, column ${j} differs from row ${j}, column ${i}`);
    }
  }
  if (n % 2 === 1) return 0;
  if (n === 0) return 1;
  const cycles = new Cycles(n);
  const paths = new Int32Array(placeOf(n, 0) * cycles.width);
  for (let i = 0; i < n; i++) {
    for (let j = 0; j < i; j++) paths[placeOf(i, j) * cycles.width] = values[i * n + j]!;
  }
  return cycles.sum(paths, n)[n / 2]!;
}

/** Entry (i, j) below the diagonal, row by row: without its last rows a matrix is a prefix. */
function placeOf(i: number, j: number): number {
  return (i * (i - 1)) / 2 + j;
}

/**
 * Rows 2 k and 2 k + 1 are a pair. Pairs are decided from the last one on: taken or not. Of any two rows before
 * them `paths` has for each power of x the sum over the paths between them through that many taken pairs.
 */
class Cycles {
  readonly width: number;
  private readonly n: number;
  /** For each number of rows left: the paths where the last pair was taken, and the sums over what is left. */
  private readonly longer: Int32Array[] = [];
  private readonly sums: Int32Array[] = [];
  /** The last two rows in doubles: all bits, behind a zero, the upper ones and the lower 15. */
  private readonly whole: Float64Array;
  private readonly upper: Float64Array;
  private readonly lower: Float64Array;

  constructor(n: number) {
    this.n = n;
    this.width = n / 2 + 1;
    for (let rows = 0; rows <= n; rows++) {
      this.longer.push(new Int32Array(placeOf(rows, 0) * this.width));
      this.sums.push(new Int32Array(this.width));
    }
    this.whole = new Float64Array(2 * n * this.width + 1);
    this.upper = new Float64Array(2 * n * this.width);
    this.lower = new Float64Array(2 * n * this.width);
  }

  /**
   * Over all ways to take pairs below `rows`, with the sign of those not taken, the products of 1 + x · path
   * for the cycles that they close. Its powers begin with rows / 2, and none beyond n / 2 is kept, so a path
   * through more pairs than were decided does not count.
   */
  sum(paths: Int32Array, rows: number): Int32Array {
    const { width } = this;
    const sum = this.sums[rows]!;
    if (rows === 2) {
      // 1 + x · path where the pair is taken, 1 where it is not.
      for (let power = 1; power < width; power++) sum[power] = paths[power - 1]!;
      return sum;
    }
    const left = rows - 2;
    const longer = this.longer[left]!;
    this.extend(paths, longer, left);
    const taken = this.sum(longer, left);
    const zero = this.whole[0]!; // see extend
    const close = placeOf(rows - 1, left) * width;
    for (let power = left / 2; power < width; power++) {
      let high = zero;
      let low = zero + taken[power]!;
      for (let k = left / 2; k < power; k++) {
        const path = paths[close + power - 1 - k]!;
        high += (taken[k]! >> 15) * path;
        low += (taken[k]! & 0x7fff) * path;
      }
      sum[power] = residue(high, low);
    }
    const without = this.sum(paths, left);
    for (let power = left / 2; power < width; power++) {
      const difference = sum[power]! - without[power]!;
      sum[power] = difference < 0 ? difference + P : difference;
    }
    return sum;
  }

  /** Writes the paths between the rows below `left`, those through the pair behind them too. */
  private extend(paths: Int32Array, longer: Int32Array, left: number): void {
    const { width } = this;
    const whole = this.whole;
    const upper = this.upper;
    const lower = this.lower;
    const zero = whole[0]!; // a double: Deno's V8 takes a third longer for sums that begin with the integer 0
    const count = (this.n - left) / 2; // pairs decided
    const first = placeOf(left, 0) * width;
    const other = left * width;
    for (let at = 0; at < 2 * other; at++) {
      const value = paths[first + at]!;
      whole[at + 1] = value;
      upper[at] = value >> 15;
      lower[at] = value & 0x7fff;
    }
    let place = 0;
    for (let i = width; i < other; i += width) {
      for (let j = 0; j < i; j += width, place += width) {
        longer[place] = paths[place]!;
        // From i over the pair to j, in both directions; two powers at once share what they load. A factor
        // before the first is the last one of the row before, which is 0 as yet.
        for (let power = 0; power < count; power += 2) {
          let high = zero;
          let low = zero + paths[place + power + 1]!;
          let nextHigh = zero;
          let nextLow = zero + paths[place + power + 2]!;
          const top = j + power + 2;
          let nextX = whole[other + top]!;
          let nextY = whole[top]!;
          for (let k = 0; k <= power + 1; k++) {
            const x = whole[other + top - k - 1]!;
            const y = whole[top - k - 1]!;
            const a = upper[i + k]!;
            const b = lower[i + k]!;
            const c = upper[other + i + k]!;
            const d = lower[other + i + k]!;
            high += a * x + c * y;
            low += b * x + d * y;
            nextHigh += a * nextX + c * nextY;
            nextLow += b * nextX + d * nextY;
            nextX = x;
            nextY = y;
          }
          longer[place + power + 1] = residue(high, low);
          longer[place + power + 2] = residue(nextHigh, nextLow);
        }
      }
    }
  }
}

/** high · 2^15 + low modulo P. */
function residue(high: number, low: number): number {
  const part = (high - Math.floor(high * INVERSE) * P) * 0x8000 + low;
  const rest = (part - Math.floor(part * INVERSE) * P) | 0; // in [-P, 2 P)
  const above = (rest + (P & (rest >> 31)) - P) | 0;
  return above + (P & (above >> 31));
}

const INVERSE = 1 / P;
