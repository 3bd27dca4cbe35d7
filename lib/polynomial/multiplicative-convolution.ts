/**
 * multiplicativeConvolution: the sums of a[i] · b[j] over i · j = k modulo m, for each k in [0, m), where m
 * is the length of both, a prime or a power of two; the sums are modulo 998244353.
 *
 * Use     multiplicativeConvolution(a, b)
 * Time    O(m log m): that of convolution
 * Space   40 bytes a term of the next power of two
 * Limits  m a prime below 2^22 or a power of two up to 2^24; residues in [0, 998244353)
 * Errors  RangeError: another length, different lengths, a term that is no residue
 * Source  modulo a prime all but 0 are powers of one root; modulo 2^n the odd ones are 5^e and -5^e:
 *         C. F. Gauss, Disquisitiones arithmeticae (1801), art. 55 and 91; own code
 * Tested  multiplicative-convolution.test.ts: against all pairs; verify: library-checker
 *         mul_modp_convolution, mul_mod2n_convolution
 */
import { isPrime } from "../number/is-prime";
import { mul998244353 } from "../number/mul998244353";
import { primitiveRoot } from "../number/primitive-root";
import { checkTerms } from "./check-terms";
import { convolution } from "./convolution";
import { transform998244353 } from "./transform998244353";

export function multiplicativeConvolution(a: Int32Array, b: Int32Array): Int32Array {
  const m = a.length;
  const isPower = m > 0 && m <= 2 ** 24 && (m & (m - 1)) === 0;
  if (b.length !== m || !(isPower || (m < 2 ** 22 && isPrime(m)))) {
    throw new RangeError(
      "multiplicativeConvolution: expected one length for both, a prime below 2^22 or a power of two " +
        `up to 2^24, got ${m} and ${b.length}`,
    );
  }
  checkTerms("multiplicativeConvolution", a);
  checkTerms("multiplicativeConvolution", b);
  const sums = new Int32Array(m);
  if (isPower) fillPower(a, b, sums);
  else fillPrime(a, b, sums);
  // All sums together are the product of the sums of a and b.
  const { mod } = transform998244353;
  const total = (terms: Int32Array) => terms.reduce((sum, term) => mod.add(sum, term), 0);
  sums[0] = mod.sub(mul998244353(total(a), total(b)), total(sums));
  return sums;
}

/** The sums but that at 0, modulo a prime. */
function fillPrime(a: Int32Array, b: Int32Array, sums: Int32Array): void {
  const order = a.length - 1;
  const root = primitiveRoot(a.length);
  const powers = new Int32Array(order);
  for (let i = 0, power = 1; i < order; i++, power = (power * root) % a.length) powers[i] = power;
  const product = convolution(
    powers.map((power) => a[power]!),
    powers.map((power) => b[power]!),
  );
  for (let i = 0; i < product.length; i++) {
    const power = powers[i % order]!;
    sums[power] = transform998244353.mod.add(sums[power]!, product[i]!);
  }
}

/** The sums but that at 0, modulo 2^n: those at 2^k times an odd number come from 2^i and 2^(k - i). */
function fillPower(a: Int32Array, b: Int32Array, sums: Int32Array): void {
  const { mod } = transform998244353;
  const left: Int32Array[] = [];
  const right: Int32Array[] = [];
  for (let k = 0; 2 ** k < a.length; k++) {
    const places = oddMultiples(a.length, k);
    left.push(spectrum(a, places));
    right.push(spectrum(b, places));
    const half = places.length >> 1;
    const product = new Int32Array(places.length);
    for (let i = 0; i <= k; i++) {
      // Reduced to the smaller modulus, the odd numbers have the values that stand first in each half.
      const [x, y] = [left[i]!, right[k - i]!];
      const [xHalf, yHalf] = [x.length >> 1, y.length >> 1];
      for (let e = 0; e < half; e++) {
        const minus = mul998244353(x[xHalf + e]!, y[yHalf + e]!);
        product[e] = mod.add(product[e]!, mul998244353(x[e]!, y[e]!));
        product[half + e] = mod.add(product[half + e]!, minus);
      }
    }
    if (places[0] === places[half]) {
      sums[places[0]!] = product[0]!;
      continue;
    }
    transform998244353.inverse(product.subarray(0, half));
    transform998244353.inverse(product.subarray(half));
    for (let e = 0; e < half; e++) {
      const [sum, difference] = [product[e]!, product[half + e]!];
      sums[places[e]!] = mul998244353(mod.add(sum, difference), HALF);
      sums[places[half + e]!] = mul998244353(mod.sub(sum, difference), HALF);
    }
  }
}

/** 2^k times 5^e, then 2^k times -5^e, modulo m; for m = 2^(k + 1) both are the same. */
function oddMultiples(m: number, k: number): Int32Array {
  const modulus = m >> k;
  const half = Math.max(1, modulus >> 2);
  const places = new Int32Array(2 * half);
  for (let e = 0, power = 1; e < half; e++, power = (5 * power) % modulus) {
    places[e] = power << k;
    places[half + e] = (modulus - power) << k;
  }
  return places;
}

/** The transforms of the sums and of the differences of the terms at 2^k · 5^e and 2^k · -5^e. */
function spectrum(terms: Int32Array, places: Int32Array): Int32Array {
  const { mod } = transform998244353;
  const values = places.map((place) => terms[place]!);
  const half = values.length >> 1;
  if (places[0] === places[half]) return values;
  for (let e = 0; e < half; e++) {
    const [plus, minus] = [values[e]!, values[half + e]!];
    values[e] = mod.add(plus, minus);
    values[half + e] = mod.sub(plus, minus);
  }
  transform998244353.forward(values.subarray(0, half));
  transform998244353.forward(values.subarray(half));
  return values;
}

const HALF = 499122177; // 1 / 2
