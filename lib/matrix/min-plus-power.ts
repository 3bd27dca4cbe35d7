/**
 * minPlusPower: the least costs of walks of k edges: powers of matrices where + is min and · is +.
 *
 * Use     const cost = minPlusPower(2, [0, 3, Infinity, 1], 10); minPlusProduct(2, cost, cost)
 * Time    n³ steps of about 1.7 ns a product; at most 2 log2(exponent) products a power
 * Space   8 bytes an entry, three matrices
 * Limits  n ≤ 4096; entries are numbers, Infinity where there is no edge; integers are exact while
 *         sums stay within 2^53. For the greatest costs negate the entries before and after
 * Errors  RangeError: a bad n, other sizes, NaN or -Infinity, a bad exponent
 * Source  folklore, own code
 * Tested  min-plus-power.test.ts: walks edge by edge; verify: Luogu P2886
 */

/** Entry (i, j) of a matrix is at [i * n + j]; of the product it is the least a(i, k) + b(k, j). */
export function minPlusProduct(
  n: number,
  a: ArrayLike<number>,
  b: ArrayLike<number>,
): Float64Array {
  const left = checked("minPlusProduct", n, a);
  const right = checked("minPlusProduct", n, b);
  const product = new Float64Array(n * n);
  multiply(n, left, right, product);
  return product;
}

/** The least cost of exactly `exponent` edges; of none, 0 from a vertex to itself and else Infinity. */
export function minPlusPower(
  n: number,
  costs: ArrayLike<number>,
  exponent: number | bigint,
): Float64Array {
  let square = checked("minPlusPower", n, costs);
  if (typeof exponent === "number" && !Number.isSafeInteger(exponent)) {
    throw new RangeError(`minPlusPower: the exponent must be an integer, got ${exponent}`);
  }
  if (exponent < 0) {
    throw new RangeError(`minPlusPower: the exponent must not be negative, got ${exponent}`);
  }
  let power = new Float64Array(n * n).fill(Infinity);
  for (let i = 0; i < n; i++) power[i * n + i] = 0;
  let free = new Float64Array(n * n);
  for (let rest = BigInt(exponent); rest > 0n; rest >>= 1n) {
    if (rest % 2n === 1n) {
      multiply(n, power, square, free);
      [power, free] = [free, power];
    }
    if (rest === 1n) break;
    multiply(n, square, square, free);
    [square, free] = [free, square];
  }
  return power;
}

/** Row by row, so that memory is read in its order. */
function multiply(n: number, a: Float64Array, b: Float64Array, product: Float64Array): void {
  product.fill(Infinity);
  for (let i = 0; i < n; i++) {
    const row = i * n;
    for (let k = 0; k < n; k++) {
      const cost = a[row + k]!;
      if (cost === Infinity) continue;
      const from = k * n;
      for (let j = 0; j < n; j++) {
        const sum = cost + b[from + j]!;
        if (sum < product[row + j]!) product[row + j] = sum;
      }
    }
  }
}

/** A copy. */
function checked(name: string, n: number, values: ArrayLike<number>): Float64Array<ArrayBuffer> {
  if (!Number.isInteger(n) || n < 0 || n > 4096) {
    throw new RangeError(`${name}: n must be in [0, 4096], got ${n}`);
  }
  if (values.length !== n * n) {
    throw new RangeError(`${name}: expected ${n * n} entries, got ${values.length}`);
  }
  const copy = Float64Array.from(values);
  for (const value of copy) {
    if (!(value > -Infinity)) {
      throw new RangeError(`${name}: expected numbers or Infinity, got ${value}`);
    }
  }
  return copy;
}
