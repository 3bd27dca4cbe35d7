/**
 * sparseDeterminant: the determinant modulo 998244353 of a matrix of which few entries are not 0.
 *
 * Use     sparseDeterminant({ n: 2, rows: Int32Array.of(0, 1), columns: Int32Array.of(0, 1), values: Int32Array.of(2, 3) })
 * Time    O(n (n + k)) for k entries, about 2 ns a term: n = 2000, k = 10^4 in about 0.2 s
 * Space   20 bytes an entry and about 80 bytes a row
 * Limits  entries of one place add up; always right, by bad luck a run with new random numbers is needed
 * Errors  RangeError: a bad n, columns of different lengths, a place outside, an entry that is no residue
 * Source  D. Wiedemann, IEEE Transactions on Information Theory 32 (1986), own code
 * Tested  programs.test.ts: against sparse-determinant.twin.ts; sparse-determinant.test.ts; verify:
 *         library-checker sparse_matrix_det (no official cases were at hand: the twin is the proof)
 *
 * The numbers u A^k v of random vectors satisfy the recurrence of the characteristic polynomial, which is
 * the shortest one once random factors on the columns have made its roots different.
 */
import { Mod } from "../number/mod";
import { MOD998244353 } from "../number/mul998244353";
import { berlekampMassey } from "../polynomial/berlekamp-massey";
import { Random } from "../sequence/random";

/** The entries of an n × n matrix: values[e] in row rows[e] and column columns[e]. */
export interface SparseMatrix {
  readonly n: number;
  readonly rows: Int32Array;
  readonly columns: Int32Array;
  readonly values: Int32Array;
}

export function sparseDeterminant(matrix: SparseMatrix, seed = 1): number {
  checkSparse(matrix);
  const { n } = matrix;
  const mod = new Mod(MOD998244353);
  if (n === 0) return 1;
  const random = new Random(seed);
  for (;;) {
    const factors = randomResidues(random, n);
    const terms = powersTimes(matrix, factors, random, mod);
    const recurrence = berlekampMassey(terms);
    const last = recurrence[recurrence.length - 1] ?? 0;
    // A recurrence that ends in 0 has the root 0: the matrix is singular.
    if (last === 0) return 0;
    if (recurrence.length < n) continue;
    // x^n - … - last is det(x I - A D), so det(A D) is (-1)^(n + 1) last.
    let divisor = 1;
    for (const factor of factors) divisor = mod.mul(divisor, factor);
    const product = n % 2 === 1 ? last : mod.sub(0, last);
    return mod.mul(product, mod.inverse(divisor));
  }
}

/** So many products of 15 and 31 bits, and a near residue times 2^15, have an exact sum in doubles. */
const PIECE = 64;
const HALF = 2 ** 15;
const INVERSE = 1 / MOD998244353;
/** V8 keeps it as a double: Deno's takes a third longer for sums of doubles that begin with the integer 0. */
const DOUBLE_ZERO = -0;

/** The numbers u (A D)^k v for 2 n exponents k, with random u and v, D diagonal. */
function powersTimes(matrix: SparseMatrix, factors: Int32Array, random: Random, mod: Mod) {
  const { n } = matrix;
  const left = randomResidues(random, n);
  const leftHigh = Float64Array.from(left, (value) => Math.floor(value / HALF));
  const leftLow = Float64Array.from(left, (value) => value % HALF);
  let vector = Float64Array.from(randomResidues(random, n));
  let next = new Float64Array(n);
  const terms = new Int32Array(2 * n);
  const pieces = inPieces(matrix, factors, mod);
  for (let k = 0; k < terms.length; k++) {
    terms[k] = mod.reduce(product(leftHigh, leftLow, vector));
    multiply(pieces, vector, next);
    [vector, next] = [next, vector];
  }
  return terms;
}

/** The scalar product of a vector in halves and one of near residues, below 2^53. */
function product(high: Float64Array, low: Float64Array, vector: Float64Array): number {
  let sum = 0;
  for (let i = 0; i < vector.length; ) {
    let sumHigh = DOUBLE_ZERO;
    let sumLow = DOUBLE_ZERO;
    for (const end = Math.min(vector.length, i + PIECE); i < end; i++) {
      sumHigh += high[i]! * vector[i]!;
      sumLow += low[i]! * vector[i]!;
    }
    sum += nearResidue(sumHigh, sumLow);
  }
  return sum;
}

/** next = matrix · vector, in near residues. */
function multiply(
  { ends, rows, columns, high, low }: ReturnType<typeof inPieces>,
  vector: Float64Array,
  next: Float64Array,
): void {
  next.fill(0);
  for (let piece = 0, e = 0; piece < ends.length; piece++) {
    const row = rows[piece]!;
    let sumHigh = DOUBLE_ZERO;
    let sumLow = next[row]!;
    for (const end = ends[piece]!; e < end; e++) {
      const value = vector[columns[e]!]!;
      sumHigh += high[e]! * value;
      sumLow += low[e]! * value;
    }
    next[row] = nearResidue(sumHigh, sumLow);
  }
}

/** high · 2^15 + low modulo 998244353, in [-P, 2 P); both are below 2^52, and quotients may be one off. */
function nearResidue(high: number, low: number): number {
  const sum = (high - Math.floor(high * INVERSE) * MOD998244353) * HALF + low;
  return sum - Math.floor(sum * INVERSE) * MOD998244353;
}

/** The entries row by row, scaled, in halves of 15 bits; a piece has at most PIECE entries of one row. */
function inPieces({ n, rows, columns, values }: SparseMatrix, factors: Int32Array, mod: Mod) {
  const start = new Int32Array(n + 1);
  for (const row of rows) start[row + 1]!++;
  const ends: number[] = [];
  const rowOf: number[] = [];
  for (let row = 0; row < n; row++) {
    const size = start[row + 1]!;
    start[row + 1] = start[row]! + size;
    for (let done = 0; done < size; done += PIECE) {
      rowOf.push(row);
      ends.push(start[row]! + Math.min(size, done + PIECE));
    }
  }
  const place = start.slice();
  const column = new Int32Array(values.length);
  const high = new Float64Array(values.length);
  const low = new Float64Array(values.length);
  for (let e = 0; e < values.length; e++) {
    const at = place[rows[e]!]!++;
    const scaled = mod.mul(values[e]!, factors[columns[e]!]!);
    column[at] = columns[e]!;
    high[at] = Math.floor(scaled / HALF);
    low[at] = scaled % HALF;
  }
  return { ends: Int32Array.from(ends), rows: Int32Array.from(rowOf), columns: column, high, low };
}

/** Residues that are not 0, some a quarter likelier than others: a run that fails is repeated anyway. */
const randomResidues = (random: Random, n: number) =>
  Int32Array.from({ length: n }, () => 1 + (random.uint32() % (MOD998244353 - 1)));

function checkSparse({ n, rows, columns, values }: SparseMatrix): void {
  if (!Number.isInteger(n) || n < 0 || n > 2 ** 24) {
    throw new RangeError(`sparseDeterminant: n must be in [0, 2^24], got ${n}`);
  }
  if (rows.length !== values.length || columns.length !== values.length) {
    throw new RangeError("sparseDeterminant: columns of different lengths");
  }
  for (let e = 0; e < values.length; e++) {
    if (rows[e]! >>> 0 >= n || columns[e]! >>> 0 >= n) {
      throw new RangeError(
        `sparseDeterminant: no place (${rows[e]}, ${columns[e]}) in ${n} × ${n}`,
      );
    }
    if (values[e]! >>> 0 >= MOD998244353) {
      throw new RangeError(`sparseDeterminant: expected residues, got ${values[e]} at ${e}`);
    }
  }
}
