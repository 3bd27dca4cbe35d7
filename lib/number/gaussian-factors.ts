/**
 * GaussianFactors: a Gaussian integer x + y i as a unit times primes.
 *
 * Use     const { unit, primes } = gaussianFactors([5, 10])
 * Time    that of factorize for x² + y², then O(log p) products of BigInts for each prime factor
 * Space   O(primes)
 * Limits  parts within ±10^9, not both 0; a prime a + b i has a > 0 and b ≥ 0
 * Errors  RangeError for other parts
 * Source  C. F. Gauss, "Theoria residuorum biquadraticorum" (1832); the prime above p by C. Hermite and
 *         J. A. Serret (1848); own code
 * Tested  gaussian-factors.test.ts: products, and primes by trial; verify: library-checker two_square_sum
 *         through twoSquares
 */
import { factorize } from "./factorize";

export type Gaussian = readonly [x: bigint, y: bigint];

export interface GaussianFactors {
  /** 1, i, -1 or -i. */
  readonly unit: [x: number, y: number];
  /** Each as often as it divides, in the order of the prime numbers that they divide; of two, first that with a > b. */
  readonly primes: [a: number, b: number][];
}

export function gaussianFactors([x, y]: readonly [x: number, y: number]): GaussianFactors {
  for (const part of [x, y]) {
    if (Number.isInteger(part) && Math.abs(part) <= 1e9) continue;
    throw new RangeError(`gaussianFactors: expected integers within ±10^9, got ${part}`);
  }
  if (x === 0 && y === 0) throw new RangeError("gaussianFactors: 0 is no product of primes");
  let rest: Gaussian = [BigInt(x), BigInt(y)];
  const primes: [number, number][] = [];
  const below = factorize(rest[0] * rest[0] + rest[1] * rest[1]);
  for (let i = 0; i < below.length; i++) {
    const p = below[i]!;
    let prime: Gaussian = [p, ZERO];
    if (p % FOUR === THREE) {
      i++; // its norm is p²
    } else {
      const [a, b] = gaussianPrime(p);
      // a - b i is b + a i, but for a unit.
      prime = isDivisible(rest, [a, b], p) ? [a, b] : [b, a];
    }
    const [real, imaginary] = gaussianProduct(rest, [prime[0], -prime[1]]);
    const norm = p % FOUR === THREE ? p * p : p;
    rest = [real / norm, imaginary / norm];
    primes.push([Number(prime[0]), Number(prime[1])]);
  }
  return { unit: [Number(rest[0]), Number(rest[1])], primes };
}

/** Whether z is a multiple of w, whose norm is given. */
function isDivisible(z: Gaussian, w: Gaussian, norm: bigint): boolean {
  const [real, imaginary] = gaussianProduct(z, [w[0], -w[1]]);
  return real % norm === ZERO && imaginary % norm === ZERO;
}

/** x + y i of norm p, for p = 2 or a prime with the rest 1 modulo 4: Euclid's algorithm for p and a root of -1. */
export function gaussianPrime(p: bigint): Gaussian {
  if (p === TWO) return [ONE, ONE];
  let base = TWO;
  let root = powerModulo(base, p / FOUR, p);
  for (; (root * root) % p !== p - ONE; root = powerModulo(base, p / FOUR, p)) {
    base += ONE;
    if (p % FOUR === ONE && base < p) continue;
    throw new RangeError(`gaussianPrime: expected 2 or a prime 4 k + 1, got ${p}`);
  }
  let [a, b] = [p, root];
  while (b * b > p) [a, b] = [b, a % b];
  return [b, a % b];
}

export function gaussianProduct([a, b]: Gaussian, [c, d]: Gaussian): Gaussian {
  return [a * c - b * d, a * d + b * c];
}

function powerModulo(base: bigint, exponent: bigint, p: bigint): bigint {
  let result = ONE;
  for (const bit of exponent.toString(2)) {
    result = (result * result) % p;
    if (bit === "1") result = (result * base) % p;
  }
  return result;
}

const ZERO = BigInt(0);
const ONE = BigInt(1);
const TWO = BigInt(2);
const THREE = BigInt(3);
const FOUR = BigInt(4);
