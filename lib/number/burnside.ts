/**
 * burnside: how many colourings of some places differ even if a group may permute the places, modulo m;
 * necklaces, bracelets: the same where the places form a ring that may be turned, or turned and turned over.
 *
 * Use     burnside([[1, 2, 0], [2, 0, 1], [0, 1, 2]], 2, 998244353)
 * Time    O(n) a permutation; necklaces and bracelets factorize n and take a power for each divisor
 * Space   n bytes
 * Limits  the list holds the whole group, each permutation once: not checked. n below 2^53, m any integer
 *         from 1 on, also one that shares factors with the group's order
 * Errors  RangeError for a bad n, number of colours or m, a list that is empty or holds no permutation
 * Source  Burnside's lemma: the average number of colourings that a permutation leaves alone, own code
 * Tested  burnside.test.ts: against all colourings; verify: CSES 2209
 */
import { divisors } from "./divisors";
import { factorize } from "./factorize";

/** Permutation p moves what is at place i to place p[i]. */
export function burnside(
  permutations: readonly ArrayLike<number>[],
  colours: number,
  m: number,
): number {
  check("burnside", colours, m);
  const order = permutations.length;
  if (order === 0) throw new RangeError("burnside: a group has at least one permutation");
  const wide = BigInt(m) * BigInt(order); // residues modulo this survive the division by the order
  const alike = new Array<number>(permutations[0]!.length + 1).fill(0); // permutations by number of cycles
  for (const permutation of permutations) alike[cycleCount(permutation, alike.length - 1)]!++;
  let sum = 0n;
  for (const [cycles, count] of alike.entries()) {
    if (count > 0) sum += BigInt(count) * power(colours, cycles, wide);
  }
  return Number((sum % wide) / BigInt(order));
}

/** Rings of n beads up to turns. */
export function necklaces(n: number, colours: number, m: number): number {
  checkRing("necklaces", n, colours, m);
  return Number(turnsSum(n, colours, BigInt(m) * BigInt(n)) / BigInt(n));
}

/** Rings of n beads up to turns and reflections. */
export function bracelets(n: number, colours: number, m: number): number {
  checkRing("bracelets", n, colours, m);
  const wide = 2n * BigInt(m) * BigInt(n);
  const half = Math.floor(n / 2);
  // An axis through beads leaves one or two of them in place, the others swap places.
  const axes =
    n % 2 === 1
      ? 2n * power(colours, half + 1, wide)
      : power(colours, half, wide) + power(colours, half + 1, wide);
  const sum = turnsSum(n, colours, wide) + (BigInt(n) * axes) / 2n;
  return Number((sum % wide) / BigInt(2 * n));
}

/** Over all turns the colourings that a turn leaves alone: by g places of a ring of n that is k^gcd(g, n). */
function turnsSum(n: number, colours: number, wide: bigint): bigint {
  const primes = [...new Set(factorize(n))];
  let sum = 0n;
  for (const cycles of divisors(n)) {
    let turns = BigInt(n / cycles); // those coprime to it: Euler's totient
    for (const p of primes) if (BigInt(n / cycles) % p === 0n) turns -= turns / p;
    sum += turns * power(colours, cycles, wide);
  }
  return sum % wide;
}

function power(base: number, exponent: number, wide: bigint): bigint {
  let [result, square] = [1n % wide, BigInt(base) % wide];
  for (let left = BigInt(exponent); left > 0n; left >>= 1n) {
    if ((left & 1n) === 1n) result = (result * square) % wide;
    square = (square * square) % wide;
  }
  return result;
}

function cycleCount(permutation: ArrayLike<number>, n: number): number {
  const seen = new Uint8Array(n);
  let count = 0;
  for (let start = 0; start < n; start++) {
    if (seen[start] === 1) continue;
    count++;
    let at = start;
    for (; seen[at] === 0; at = permutation[at]!) seen[at] = 1;
    if (at !== start || permutation.length !== n) {
      throw new RangeError(`burnside: expected permutations of 0 … ${n - 1}`);
    }
  }
  return count;
}

function checkRing(name: string, n: number, colours: number, m: number): void {
  check(name, colours, m);
  if (!Number.isSafeInteger(n) || n < 1) {
    throw new RangeError(`${name}: n must be an integer in [1, 2^53), got ${n}`);
  }
}

function check(name: string, colours: number, m: number): void {
  if (!Number.isSafeInteger(colours) || colours < 0) {
    throw new RangeError(`${name}: colours must be an integer in [0, 2^53), got ${colours}`);
  }
  if (!Number.isSafeInteger(m) || m < 1) {
    throw new RangeError(`${name}: m must be an integer in [1, 2^53), got ${m}`);
  }
}
