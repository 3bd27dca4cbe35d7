/**
 * polynomialGcd: the greatest common divisor of two polynomials modulo 998244353, and factors x and y with
 * a x + b y = gcd; hence inverses modulo a polynomial.
 *
 * Use     const { gcd, x, y } = polynomialGcd(a, b)
 * Time    O(n log² n): two of 50,000 terms in 0.8 s
 * Space   O(n), about 100 bytes a term
 * Limits  up to 2^22 terms; residues in [0, 998244353), the lowest term first
 * Errors  RangeError: a term that is no residue, too many of them
 * Source  the half-GCD of R. Moenck (1973) and A. Aho, J. Hopcroft, J. Ullman, "The Design and Analysis of
 *         Computer Algorithms" (1974); own code
 * Tested  polynomial-gcd.test.ts: against Euclid's algorithm in BigInt; verify: library-checker
 *         inv_of_polynomials
 */
import { JUST_ABOVE_INVERSE, MOD998244353 as P } from "../number/mul998244353";
import { checkTermCount, checkTerms, powerOfTwoFrom } from "./check-terms";
import { convolution } from "./convolution";
import { divide } from "./divide";
import { transform998244353 } from "./transform998244353";

/**
 * The gcd has a highest term 1, or is 0 and has no terms where both are 0. Of all x and y these have the
 * lowest degrees, and no zeros at their upper ends.
 */
export function polynomialGcd(
  a: Int32Array,
  b: Int32Array,
): { gcd: Int32Array; x: Int32Array; y: Int32Array } {
  for (const terms of [a, b]) {
    checkTerms("polynomialGcd", terms);
    checkTermCount("polynomialGcd", terms.length);
  }
  const { mod } = transform998244353;
  let state: State = { matrix: IDENTITY, a: trimmed(a), b: trimmed(b) };
  while (state.b.length > 0) {
    if (state.a.length > state.b.length) {
      const isShort = state.a.length <= SHORT;
      const half = isShort ? shortGcd(state.a, state.b, 0) : halfGcd(state.a, state.b);
      const [left, right] = product(half, [state.a, state.b]);
      state = { matrix: product(half, state.matrix), a: left!, b: right! };
    }
    if (state.b.length > 0) state = divided(state);
  }
  const top = state.a.length === 0 ? 1 : mod.inverse(state.a[state.a.length - 1]!);
  const [gcd, x, y] = [state.a, state.matrix[0]!, state.matrix[1]!].map((terms) => {
    const scaled = terms.slice();
    mod.scale(scaled, top);
    return scaled;
  }) as [Int32Array, Int32Array, Int32Array];
  return { gcd, x, y };
}

/** Four polynomials, row by row. */
type Matrix = readonly Int32Array[];

/** What Euclid's algorithm made of two polynomials: the matrix times these is (a, b). */
interface State {
  readonly matrix: Matrix;
  readonly a: Int32Array;
  readonly b: Int32Array;
}

/**
 * The matrix of the steps of Euclid's algorithm, deg a > deg b, until the degree of b is below half of that of
 * a. The quotients of the first half of these steps depend on the upper halves of the terms alone.
 */
function halfGcd(a: Int32Array, b: Int32Array): Matrix {
  const middle = a.length >> 1;
  if (b.length <= middle) return IDENTITY;
  if (a.length <= SHORT) return shortGcd(a, b, middle);
  const matrix = halfGcd(a.subarray(middle), b.subarray(middle));
  const [left, right] = product(matrix, [a, b]);
  if (right!.length <= middle) return matrix;
  const state = divided({ matrix, a: left!, b: right! });
  const from = 2 * middle - (state.a.length - 1);
  return product(halfGcd(state.a.subarray(from), state.b.subarray(from)), state.matrix);
}

/**
 * The matrix of the steps until b has at most `least` terms, for short a and b, a not shorter: in place, in one
 * array. Its two halves hold a and b, each with its row of the matrix.
 */
function shortGcd(a: Int32Array, b: Int32Array, least: number): Matrix {
  const { mod } = transform998244353;
  const width = a.length + 1;
  const work = new Int32Array(6 * width);
  let [x, y] = [0, 3 * width];
  work.set(a, x);
  work.set(b, y);
  work[x + width] = work[y + 2 * width] = 1;
  let [length, divisor] = [a.length, b.length]; // terms of a and b
  let [row, divisorRow] = [1, 1]; // terms of the longer polynomial of each row
  while (divisor > least) {
    const minus = mod.sub(0, mod.inverse(work[y + divisor - 1]!));
    row = Math.max(row, divisorRow + length - divisor);
    for (; length >= divisor; length--) {
      const factor = mod.mul(work[x + length - 1]!, minus);
      if (factor === 0) continue;
      const shift = length - divisor;
      addTimes(work, x + shift, y, divisor, factor);
      for (const at of [width, 2 * width])
        addTimes(work, x + at + shift, y + at, divisorRow, factor);
    }
    while (length > 0 && work[x + length - 1] === 0) length--;
    [x, y, length, divisor] = [y, x, divisor, length];
    [row, divisorRow] = [divisorRow, row];
  }
  return [x + width, x + 2 * width, y + width, y + 2 * width].map((from) => {
    return trimmed(work.subarray(from, from + width));
  });
}

/** Adds a multiple of `count` terms to others of the same array. */
function addTimes(
  terms: Int32Array,
  to: number,
  from: number,
  count: number,
  factor: number,
): void {
  const ratio = factor * JUST_ABOVE_INVERSE;
  for (let i = 0; i < count; i++) {
    const term = terms[from + i]!;
    const rest = (Math.imul(term, factor) - Math.imul((term * ratio) | 0, P)) | 0;
    const sum = terms[to + i]! + rest + (P & (rest >> 31)) - P;
    terms[to + i] = sum + (P & (sum >> 31));
  }
}

/** One step: a and b become b and a modulo b. */
function divided({ matrix, a, b }: State): State {
  const { quotient, remainder } = divide(a, b);
  const minus = quotient.map((term) => transform998244353.mod.sub(0, term));
  return { matrix: product([ZERO, ONE, ONE, minus], matrix), a: b, b: remainder };
}

/** The product of a matrix of two columns and one of two rows. */
function product(left: Matrix, right: Matrix): Int32Array[] {
  const columns = right.length / 2;
  const lengths = [left, right].map((matrix) => Math.max(...matrix.map((terms) => terms.length)));
  const isShort = Math.min(...lengths) <= SHORT;
  const size = powerOfTwoFrom(Math.max(1, lengths[0]! + lengths[1]! - 1));
  const [factors, others] = [left, right].map((matrix) => {
    return isShort ? matrix : matrix.map((terms) => valuesOf(terms, size));
  }) as [Matrix, Matrix];
  const times = isShort ? convolution : pointwise;
  return Array.from({ length: 2 * columns }, (_, at) => {
    const row = 2 * Math.floor(at / columns);
    const column = at % columns;
    const terms = sum(
      times(factors[row]!, others[column]!),
      times(factors[row + 1]!, others[columns + column]!),
    );
    if (!isShort) transform998244353.inverse(terms);
    return trimmed(terms);
  });
}

function valuesOf(terms: Int32Array, size: number): Int32Array {
  const values = new Int32Array(size);
  values.set(terms);
  transform998244353.forward(values);
  return values;
}

function pointwise(a: Int32Array, b: Int32Array): Int32Array {
  const values = a.slice();
  transform998244353.mod.multiply(values, b);
  return values;
}

function sum(a: Int32Array, b: Int32Array): Int32Array {
  if (a.length < b.length) return sum(b, a);
  const { mod } = transform998244353;
  for (let i = 0; i < b.length; i++) a[i] = mod.add(a[i]!, b[i]!);
  return a;
}

/** Without zeros at the upper end; a view. */
function trimmed(terms: Int32Array): Int32Array {
  let end = terms.length;
  while (end > 0 && terms[end - 1] === 0) end--;
  return terms.subarray(0, end);
}

const ZERO = new Int32Array(0);
const ONE = Int32Array.of(1);
const IDENTITY: Matrix = [ONE, ZERO, ZERO, ONE];
const SHORT = 64; // up to this length, steps and products term by term cost no more
