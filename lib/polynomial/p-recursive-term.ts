/**
 * pRecursiveTerm: a far term modulo 998244353 of a sequence whose recurrence has polynomials in n as
 * coefficients: factorials, Catalan, Motzkin, Delannoy numbers …
 *
 * Use     pRecursiveTerm(Int32Array.of(1), [Int32Array.of(998244352, 998244352), Int32Array.of(1)], 10)
 * Time    O(√(k e) (d² log k + d³)) for d terms of recurrence and degrees up to e: 10^9! in 0.2 s
 * Space   O(d² √(k e)), 40 bytes a value
 * Limits  k in [0, 998244353), d up to 16, degrees up to 64; residues in [0, 998244353)
 * Errors  RangeError: a term that is no residue, another k, d or degree, fewer first terms than d, a
 *         coefficient of a[n] that is 0 for an n on the way
 * Source  V. Strassen (1976), D. and G. Chudnovsky (1988): values of the product of many matrices; A. Bostan,
 *         P. Gaudry and É. Schost (2007); own code
 * Tested  p-recursive-term.test.ts: against term after term in BigInt; verify: library-checker factorial
 */
import { MOD998244353, mul998244353 } from "../number/mul998244353";
import { smallInts } from "../sequence/small-ints";
import { checkTerms } from "./check-terms";
import { sampleShift } from "./sample-shift";
import { transform998244353 } from "./transform998244353";

/**
 * a[k], where c[0](n) · a[n] = c[1](n) · a[n - 1] + … + c[d](n) · a[n - d] for n ≥ d. The lowest term of each
 * polynomial comes first; of a the first d terms are given.
 */
export function pRecursiveTerm(a: Int32Array, c: readonly Int32Array[], k: number): number {
  for (const terms of [a, ...c]) checkTerms("pRecursiveTerm", terms);
  const d = c.length - 1;
  const degree = Math.max(1, ...c.map((terms) => terms.length)) - 1;
  if (d < 1 || d > 16 || degree > 64) {
    throw new RangeError(
      `pRecursiveTerm: expected 2 to 17 polynomials of degrees up to 64, got ${d + 1} up to ${degree}`,
    );
  }
  if (a.length < d) {
    throw new RangeError(`pRecursiveTerm: expected ${d} first terms or more, got ${a.length}`);
  }
  if (!Number.isInteger(k) || k < 0 || k >= MOD998244353) {
    throw new RangeError(`pRecursiveTerm: k must be in [0, 998244353), got ${k}`);
  }
  if (k < d) return a[k]!;
  const { mod } = transform998244353;
  // The terms a[n] … a[n - d + 1], times the product of the divisors c[0] up to n.
  let state: Int32Array = a.slice(0, d).reverse();
  let divisor = 1;
  const apply = (step: ArrayLike<Int32Array>, at: number) => {
    const next = smallInts(d);
    for (let row = 0; row < d; row++) {
      for (let i = 0; i < d; i++) {
        next[row] = mod.add(next[row]!, mul998244353(step[row * d + i]![at]!, state[i]!));
      }
    }
    state = next;
    divisor = mul998244353(divisor, step[d * d]![at]!);
  };
  const count = k - d + 1;
  let size = 1; // of a block of steps
  while (size * size * Math.max(degree, 1) < count) size *= 2;
  const blocks = Math.floor(count / size);
  const starts = Int32Array.from({ length: degree + 1 }, (_, i) => (d + size * i) % MOD998244353);
  const products = blockProducts(stepsAt(c, starts), d, size);
  const values = products.map((entry) => sampleShift(entry, 0, blocks));
  for (let block = 0; block < blocks; block++) apply(values, block);
  const rest = Int32Array.from({ length: count % size }, (_, i) => d + blocks * size + i);
  const steps = stepsAt(c, rest);
  for (let i = 0; i < rest.length; i++) apply(steps, i);
  if (divisor === 0) throw new RangeError(`pRecursiveTerm: c[0](n) is 0 for an n up to ${k}`);
  return mod.mul(state[0]!, mod.inverse(divisor));
}

/**
 * The d × d matrices of the steps to each n: c[1](n) … c[d](n), below them c[0](n) one place left of the
 * diagonal; the last entry is the divisor c[0](n). Of each entry the values at all n are one array.
 */
function stepsAt(c: readonly Int32Array[], places: Int32Array): Int32Array[] {
  const d = c.length - 1;
  const { mod } = transform998244353;
  const values = c.map((terms) =>
    places.map((n) => terms.reduceRight((sum, term) => mod.add(mod.mul(sum, n), term), 0)),
  );
  const zeros = new Int32Array(places.length);
  return Array.from({ length: d * d + 1 }, (_, entry) => {
    if (entry === d * d) return values[0]!;
    if (entry < d) return values[entry + 1]!;
    return entry % (d + 1) === d ? values[0]! : zeros;
  });
}

/**
 * From the matrices of single steps at n = 0, size, 2 · size … those of as many steps in a row. Each entry of
 * the matrix of v steps is a polynomial in n, whose degree grows with v, and so does the number of samples.
 */
function blockProducts(steps: Int32Array[], d: number, size: number): Int32Array[] {
  const { mod } = transform998244353;
  const unit = mod.inverse(size); // the sample number of n = 1
  let products = steps;
  for (let v = 1; v < size; v *= 2) {
    const oldCount = products[0]!.length;
    const count = 2 * oldCount - 1;
    const first = products.map((entry) => {
      const samples = new Int32Array(count);
      samples.set(entry);
      samples.set(sampleShift(entry, oldCount, count - oldCount), oldCount);
      return samples;
    });
    const second = products.map((entry) => sampleShift(entry, mod.mul(v, unit), count));
    products = Array.from({ length: d * d + 1 }, (_, entry) => {
      if (entry === d * d) mod.multiply(first[entry]!, second[entry]!);
      if (entry === d * d) return first[entry]!;
      const sum = new Int32Array(count);
      for (let i = 0; i < d; i++) {
        const left = second[entry - (entry % d) + i]!;
        const right = first[i * d + (entry % d)]!;
        for (let at = 0; at < count; at++) {
          sum[at] = mod.add(sum[at]!, mul998244353(left[at]!, right[at]!));
        }
      }
      return sum;
    });
  }
  return products;
}
