/**
 * twoSquares: all pairs of natural numbers x, y with x² + y² = n, in ascending order of x.
 *
 * Use     twoSquares(n)
 * Time    that of factorize, then O(log² n) for each prime factor and a product for each pair
 * Space   O(pairs)
 * Limits  n in [0, 2^64) as a BigInt, or a safe integer; (x, y) and (y, x) are two pairs
 * Errors  RangeError for anything else
 * Source  Fermat's theorem by the factors of n among the Gaussian integers, own code
 * Tested  two-squares.test.ts: against all x; verify: library-checker two_square_sum
 */
import { factorize } from "./factorize";
import { type Gaussian, gaussianPrime, gaussianProduct as product } from "./gaussian-factors";

export function twoSquares(n: number | bigint): [x: bigint, y: bigint][] {
  if ((typeof n === "number" && !Number.isSafeInteger(n)) || n < 0 || n >= 2 ** 64) {
    throw new RangeError(`twoSquares: expected an integer in [0, 2^64), got ${n}`);
  }
  if (n === 0 || n === ZERO) return [[ZERO, ZERO]];
  const exponents = new Map<bigint, number>();
  for (const p of factorize(n)) exponents.set(p, (exponents.get(p) ?? 0) + 1);
  // Every divisor whose norm is n, but for a factor 1, i, -1 or -i.
  let divisors: Gaussian[] = [[ONE, ZERO]];
  for (const [p, exponent] of exponents) {
    const rest = Number(p % FOUR);
    if (rest === 3 && exponent % 2 === 1) return [];
    const parts: Gaussian[] = [];
    if (rest === 3) parts.push([p ** BigInt(exponent / 2), ZERO]);
    else if (rest === 2) parts.push(power([ONE, ONE], exponent));
    else {
      const [x, y] = gaussianPrime(p);
      for (let k = 0; k <= exponent; k++) {
        parts.push(product(power([x, y], k), power([x, -y], exponent - k)));
      }
    }
    divisors = divisors.flatMap((divisor) => parts.map((part) => product(divisor, part)));
  }
  // Turned into the first quadrant, where x > 0 and y ≥ 0.
  const pairs = divisors.map(([x, y]): [bigint, bigint] => {
    if (x > ZERO && y >= ZERO) return [x, y];
    if (y > ZERO) return [y, -x];
    return x < ZERO ? [-x, -y] : [-y, x];
  });
  for (const [x, y] of pairs.slice()) if (y === ZERO) pairs.push([ZERO, x]);
  return pairs.sort(([a], [b]) => (a < b ? -1 : 1));
}

function power(z: Gaussian, exponent: number): Gaussian {
  let result: Gaussian = [ONE, ZERO];
  for (let k = 0; k < exponent; k++) result = product(result, z);
  return result;
}

const ZERO = BigInt(0);
const ONE = BigInt(1);
const FOUR = BigInt(4);
