/**
 * transform998244353: the number-theoretic transform modulo 998244353, in place, and its inverse.
 *
 * Time    O(n log n); each factor's quotient is kept as a double, so a product needs no division
 * Space   12 bytes a term in tables, kept from one transform to the next
 * Limits  length a power of two in [1, 2^23]; residues in [0, 998244353), not checked
 * Errors  RangeError: another length
 * Source  Cooley and Tukey (1965); products with a known factor as in Shoup's NTL; own code
 * Tested  transform998244353.test.ts: against the values at all powers of the root, in BigInt; verify:
 *         library-checker convolution_mod through convolution
 */
import { mul998244353, MOD998244353 as P } from "../number/mul998244353";

/** The values of the polynomial at all n-th roots of unity, in bit-reversed order. */
export function transform998244353(terms: Int32Array): void {
  const n = checkLength("transform998244353", terms.length);
  const { factors, ratios } = FORWARD.upTo(n / 2);
  for (let half = n >> 1; half >= 1; half >>= 1) {
    for (let block = 0, start = 0; start < n; block++, start += 2 * half) {
      const factor = factors[block]!;
      const ratio = ratios[block]!;
      const end = start + half;
      for (let i = start; i < end; i++) {
        const x = terms[i + half]!;
        // In (-P, P) but for a few hundred, since the quotient is rounded; so are all terms.
        const right = (Math.imul(x, factor) - Math.imul((x * ratio) | 0, 998244353)) | 0;
        const left = terms[i]!;
        const sum = (left + right) | 0;
        const difference = (left - right) | 0;
        terms[i] = sum - 998244353 + (1996488706 & (sum >> 31));
        terms[i + half] = difference - 998244353 + (1996488706 & (difference >> 31));
      }
    }
  }
  for (let i = 0; i < n; i++) {
    const rest = terms[i]! % 998244353;
    terms[i] = rest + (998244353 & (rest >> 31));
  }
}

/** The polynomial with these values: undoes transform998244353. */
export function inverseTransform998244353(values: Int32Array): void {
  const n = checkLength("inverseTransform998244353", values.length);
  const { factors, ratios } = INVERSE.upTo(n / 2);
  for (let half = 1; half < n; half <<= 1) {
    for (let block = 0, start = 0; start < n; block++, start += 2 * half) {
      const factor = factors[block]!;
      const ratio = ratios[block]!;
      const end = start + half;
      for (let i = start; i < end; i++) {
        const left = values[i]!;
        const right = values[i + half]!;
        const sum = (left + right) | 0;
        const x = (left - right) | 0;
        values[i] = sum - 998244353 + (1996488706 & (sum >> 31));
        values[i + half] = Math.imul(x, factor) - Math.imul((x * ratio) | 0, 998244353);
      }
    }
  }
  // 1 / n = -(P - 1) / n modulo P.
  const scale = P - (P - 1) / n;
  for (let i = 0; i < n; i++) {
    const rest = values[i]! % 998244353;
    values[i] = mul998244353(rest + (998244353 & (rest >> 31)), scale);
  }
}

function checkLength(name: string, length: number): number {
  if (length >= 1 && length <= 2 ** 23 && (length & (length - 1)) === 0) return length;
  throw new RangeError(`${name}: the length must be a power of two in [1, 2^23], got ${length}`);
}

/**
 * factors[s] belongs to block s, which holds the polynomial modulo x^(2 half) - factor²: its halves are
 * those modulo x^half - factor and x^half + factor. factors[2^k + j] is factors[j] times a root of
 * unity of order 2^(k + 2); ratios are the factors through P.
 */
class Roots {
  private readonly generator: number;
  factors = Int32Array.of(1);
  ratios = Float64Array.of(1 / P);

  constructor(generator: number) {
    this.generator = generator;
  }

  /** The tables, with `count` entries at least. */
  upTo(count: number): this {
    const before = this.factors.length;
    if (count <= before) return this;
    const factors = new Int32Array(count);
    factors.set(this.factors);
    for (let half = before; half < count; half *= 2) {
      let root = this.generator;
      for (let order = 2 ** 23; order > 4 * half; order /= 2) root = mul998244353(root, root);
      for (let j = 0; j < half; j++) factors[half + j] = mul998244353(factors[j]!, root);
    }
    this.factors = factors;
    this.ratios = Float64Array.from(factors, (factor) => factor / P);
    return this;
  }
}

/** 3^119 modulo P, of order 2^23 since 3 is a primitive root, and its inverse. */
const FORWARD = new Roots(15311432);
const INVERSE = new Roots(469870224);
