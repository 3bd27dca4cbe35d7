/**
 * semiringPower: powers and products of matrices over any semiring: least costs, bottlenecks, counts of walks.
 *
 * Use     const cost = semiringPower(2, [0, 3, Infinity, 1], 10, minPlus); semiringProduct(2, [0, 5], cost, minPlus);
 *         const xor = { zero: 0, one: -1, add: (a: number, b: number) => a ^ b, multiply: (a: number, b: number) => a & b };
 *         semiringPower(2, [1, 2, 3, 4], 10n ** 18n, xor)
 * Time    n³ calls of both functions a product, of numbers 2 ns for both while a program uses one semiring, else up
 *         to 20 ns; at most 2 log2(exponent) products a power
 * Space   8 bytes an entry, three matrices
 * Limits  n ≤ 4096; entries of any type but undefined; minPlus: costs of walks of k edges, Infinity where there is no
 *         edge; maxPlus: -Infinity; minMax: the least largest edge; maxMin: the greatest least one; counting: numbers
 *         of walks; sums of integers are exact within 2^53. Modulo m: matrixPower; or and and: booleanPower
 * Errors  RangeError: a bad n, other sizes, an entry that breaks a law of the semiring, as NaN does, a bad exponent;
 *         TypeError: a semiring without zero, one, add or multiply
 * Source  folklore, own code
 * Tested  semiring-power.test.ts: walks edge by edge; verify: Luogu P2886
 */
import { shown } from "../io/shown";

export interface Semiring<T> {
  /** add(x, zero) = x, multiply(x, zero) = zero. */
  readonly zero: T;
  /** multiply(one, x) = x. */
  readonly one: T;
  readonly add: (a: T, b: T) => T;
  readonly multiply: (a: T, b: T) => T;
}

export type Entries<T> = T extends number ? Float64Array : T[];

const plus = (a: number, b: number) => a + b;
const min = (a: number, b: number) => (a < b ? a : b);
const max = (a: number, b: number) => (a > b ? a : b);
const times = (a: number, b: number) => a * b;
const semiringOf = (zero: number, one: number, add: typeof plus, multiply: typeof plus) => ({
  zero,
  one,
  add,
  multiply,
});
export const minPlus: Semiring<number> = semiringOf(Infinity, 0, min, plus);
export const maxPlus: Semiring<number> = semiringOf(-Infinity, 0, max, plus);
export const minMax: Semiring<number> = semiringOf(Infinity, -Infinity, min, max);
export const maxMin: Semiring<number> = semiringOf(-Infinity, Infinity, max, min);
export const counting: Semiring<number> = semiringOf(0, 1, plus, times);

/** Row by row; entry (i, k) of a is a[i * n + k]: n counts the columns of a and the rows of b. */
export function semiringProduct<T>(
  n: number,
  a: ArrayLike<T>,
  b: ArrayLike<T>,
  semiring: Semiring<T>,
): Entries<T> {
  const left = checked("semiringProduct", n, a, semiring);
  return product(n, left, checked("semiringProduct", n, b, semiring), semiring);
}

/** Entry (i, j) is the sum over all walks of `exponent` edges from i to j of the products of their edges. */
export function semiringPower<T>(
  n: number,
  entries: ArrayLike<T>,
  exponent: number | bigint,
  semiring: Semiring<T>,
): Entries<T> {
  const matrix = checked("semiringPower", n, entries, semiring);
  if (matrix.length !== n * n) {
    throw new RangeError(`semiringPower: expected ${n * n} entries, got ${matrix.length}`);
  }
  const one = row(n * n, semiring);
  for (let i = 0; i < n; i++) one[i * n + i] = semiring.one;
  return powerOf("semiringPower", one, matrix, exponent, (a, b) => product(n, a, b, semiring));
}

/** A power by squaring, the matrix itself for 1; `name` opens the messages. */
export function powerOf<M>(
  name: string,
  one: M,
  matrix: M,
  exponent: number | bigint,
  multiply: (a: M, b: M) => M,
): M {
  if (typeof exponent !== "bigint" && !Number.isSafeInteger(exponent)) {
    throw new RangeError(`${name}: the exponent must be an integer, got ${shown(exponent)}`);
  }
  if (exponent < 0) {
    throw new RangeError(`${name}: the exponent must not be negative, got ${exponent}`);
  }
  let power = one;
  const bits = exponent.toString(2);
  for (let at = 0; at < bits.length; at++) {
    if (at > 0) power = multiply(power, power);
    if (bits[at] === "1") power = at === 0 ? matrix : multiply(power, matrix);
  }
  return power;
}

/** A row of zeros. */
function row<T>(length: number, { zero }: Semiring<T>): Entries<T> {
  const zeros = typeof zero === "number" ? new Float64Array(length) : new Array<T>(length);
  return zeros.fill(zero as never) as Entries<T>;
}

function product<T>(n: number, a: Entries<T>, b: Entries<T>, semiring: Semiring<T>): Entries<T> {
  const { zero, add, multiply } = semiring;
  const columns = n > 0 ? b.length / n : 0;
  const result = row((a.length / n || 0) * columns, semiring) as T[];
  // Row by row, so that memory is read in its order.
  for (let at = 0, to = 0; at < a.length; to += columns) {
    for (let k = 0, from = 0; k < n; k++, at++, from += columns) {
      const factor = a[at] as T;
      if (factor === zero) continue;
      for (let j = 0; j < columns; j++) {
        result[to + j] = add(result[to + j]!, multiply(factor, b[from + j] as T));
      }
    }
  }
  return result as Entries<T>;
}

/** A copy. Entries that are no objects, which would be new ones, are held to the laws. */
function checked<T>(
  name: string,
  n: number,
  entries: ArrayLike<T>,
  semiring: Semiring<T>,
): Entries<T> {
  const { zero, one, add, multiply } = semiring ?? {};
  const isSemiring = zero !== undefined && one !== undefined;
  if (!isSemiring || typeof add !== "function" || typeof multiply !== "function") {
    throw new TypeError(`${name}: expected a semiring { zero, one, add, multiply }`);
  }
  if (!Number.isInteger(n) || n < 0 || n > 4096) {
    throw new RangeError(`${name}: n must be in [0, 4096], got ${shown(n)}`);
  }
  if (n > 0 ? entries.length % n !== 0 : entries.length > 0) {
    throw new RangeError(`${name}: expected entries in rows of ${n}, got ${entries.length}`);
  }
  const copy = typeof zero === "number" ? Float64Array.from(entries as never) : Array.from(entries);
  for (let at = 0; at < copy.length && typeof zero !== "object"; at++) {
    const x = copy[at] as T;
    if (add(x, zero) === x && multiply(one, x) === x && multiply(x, zero) === zero) continue;
    throw new RangeError(`${name}: entries[${at}] is none of the semiring's, got ${shown(x)}`);
  }
  return copy as Entries<T>;
}
