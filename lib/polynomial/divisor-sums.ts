/**
 * divisorSums: for each n the sum over its divisors modulo 998244353, in place, and what follows from it:
 * sums over multiples, convolution by gcd and by lcm.
 *
 * Use     gcdConvolution(Int32Array.of(0, 1, 2), Int32Array.of(0, 3, 4)); divisorSums(values)
 * Time    O(n log log n) additions
 * Space   4 bytes a number for the primes; the convolutions 8 bytes a term more
 * Limits  up to 2^27 terms; entry 0 is not looked at, and is 0 in convolutions; residues in
 *         [0, 998244353), which only the convolutions check
 * Errors  RangeError: arrays too long, different lengths; in the convolutions a term that is no residue
 * Source  Dirichlet's series, prime by prime: folklore, own code
 * Tested  divisor-sums.test.ts: against sums over all pairs; verify: library-checker gcd_convolution
 */
import { MOD998244353, mul998244353 } from "../number/mul998244353";
import { primesBelow } from "../number/primes-below";
import { checkTerms } from "./check-terms";

export function divisorSums(values: Int32Array): void {
  const n = checkLength("divisorSums", values);
  for (const p of primesBelow(n)) {
    for (let i = 1; i * p < n; i++) values[i * p] = plus(values[i * p]!, values[i]!);
  }
}

/** Undoes divisorSums. */
export function divisorDifferences(values: Int32Array): void {
  const n = checkLength("divisorDifferences", values);
  for (const p of primesBelow(n)) {
    for (let i = Math.ceil(n / p) - 1; i > 0; i--) {
      values[i * p] = minus(values[i * p]!, values[i]!);
    }
  }
}

/** For each n the sum over its multiples below the length. */
export function multipleSums(values: Int32Array): void {
  const n = checkLength("multipleSums", values);
  for (const p of primesBelow(n)) {
    for (let i = Math.ceil(n / p) - 1; i > 0; i--) values[i] = plus(values[i]!, values[i * p]!);
  }
}

/** Undoes multipleSums. */
export function multipleDifferences(values: Int32Array): void {
  const n = checkLength("multipleDifferences", values);
  for (const p of primesBelow(n)) {
    for (let i = 1; i * p < n; i++) values[i] = minus(values[i]!, values[i * p]!);
  }
}

/** The sums of a[i] · b[j] over i, j ≥ 1 with gcd(i, j) = k. */
export function gcdConvolution(a: Int32Array, b: Int32Array): Int32Array {
  return convolved("gcdConvolution", a, b, multipleSums, multipleDifferences);
}

/** The sums of a[i] · b[j] over i, j ≥ 1 with lcm(i, j) = k, for k below the length. */
export function lcmConvolution(a: Int32Array, b: Int32Array): Int32Array {
  return convolved("lcmConvolution", a, b, divisorSums, divisorDifferences);
}

function convolved(
  name: string,
  a: Int32Array,
  b: Int32Array,
  forward: (values: Int32Array) => void,
  backward: (values: Int32Array) => void,
): Int32Array {
  checkTerms(name, a);
  checkTerms(name, b);
  const n = checkLength(name, a, b);
  const left = a.slice();
  const right = b.slice();
  forward(left);
  forward(right);
  for (let i = 1; i < n; i++) left[i] = mul998244353(left[i]!, right[i]!);
  left[0] = 0;
  backward(left);
  return left;
}

function plus(a: number, b: number): number {
  const sum = (a + b - MOD998244353) | 0;
  return sum + (MOD998244353 & (sum >> 31));
}

function minus(a: number, b: number): number {
  const difference = (a - b) | 0;
  return difference + (MOD998244353 & (difference >> 31));
}

function checkLength(name: string, a: Int32Array, b = a): number {
  if (a.length > 2 ** 27) {
    throw new RangeError(`${name}: expected at most 2^27 terms, got ${a.length}`);
  }
  if (b.length !== a.length) {
    throw new RangeError(`${name}: lengths ${a.length} and ${b.length} differ`);
  }
  return a.length;
}
