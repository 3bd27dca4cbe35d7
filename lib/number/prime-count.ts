/**
 * primeCount: the number of primes up to n.
 *
 * Time    O(n^(3/4) / log n): 0.05 s for 10^11, 1.1 s for 10^13 (Node 20, one core of a server)
 * Space   O(√n), 9 bytes for each number up to √n
 * Limits  n in [0, 10^13]
 * Errors  RangeError for anything else
 * Source  Legendre's recurrence for all quotients of n at once (Lucy_Hedgehog, Project Euler 10), kept only
 *         for quotients by numbers without small factors, and unrolled for large primes; own code
 * Tested  prime-count.test.ts: against a sieve and published counts; verify: library-checker
 *         counting_primes
 */
export function primeCount(n: number): number {
  if (!Number.isInteger(n) || n < 0 || n > 1e13) {
    throw new RangeError(`primeCount: n must be an integer in [0, 10^13], got ${n}`);
  }
  if (n < 9) return [0, 0, 1, 2, 2, 3, 3, 4, 4][n]!;
  const root = Math.floor(Math.sqrt(n));
  const half = (root + 1) >> 1;
  // Let count(x) be how many odd numbers in [3, x] were not crossed out: sieving primes, and numbers
  // without a sieving prime as a factor. Such numbers up to root, and 1, are in rough, in ascending order;
  // below[i] is count(2 i + 1), and above[k] is count(n / rough[k]).
  const below = Int32Array.from({ length: half }, (_, i) => i);
  const rough = Int32Array.from({ length: half }, (_, i) => 2 * i + 1);
  const above = Float64Array.from(rough, (r) => Math.floor((n / r - 1) / 2));
  const isCrossed = new Uint8Array(root + 1); // sieving primes too
  let length = half;
  let primes = 0; // how many sieving primes there are
  for (let p = 3; p ** 4 <= n; p += 2) {
    if (isCrossed[p] !== 0) continue;
    for (let i = p; i <= root; i += 2 * p) isCrossed[i] = 1;
    const quotient = Math.floor(n / p);
    let kept = 0;
    for (let k = 0; k < length; k++) {
      const r = rough[k]!;
      if (isCrossed[r] !== 0) continue;
      // p · m goes for each m up to n / (r p) that is p or has no sieving prime as a factor.
      const product = r * p;
      const gone =
        product <= root
          ? above[below[product >> 1]! - primes]!
          : below[((quotient / r - 1) / 2) | 0]!;
      above[kept] = above[k]! - gone + primes;
      rough[kept++] = r;
    }
    length = kept;
    let at = (root - 1) >> 1;
    for (let m = (Math.floor(root / p) - 1) | 1; m >= p; m -= 2) {
      const gone = below[m >> 1]! - primes;
      for (const first = (m * p) >> 1; at >= first; at--) below[at]! -= gone;
    }
    primes++;
  }
  return 1 + above[0]! - compositesOf(n, primes, below, rough, above, length);
}

/**
 * How many composite numbers up to n have only prime factors beyond n^(1/4): two or three. rough[k] for
 * k ≥ 1 are the primes beyond n^(1/4) up to √n; the k-th would cross out count(n / rough[k]) numbers but
 * for the sieving primes and for what the primes before it crossed out.
 */
function compositesOf(
  n: number,
  primes: number,
  below: Int32Array,
  rough: Int32Array,
  above: Float64Array,
  length: number,
): number {
  let sum = 0;
  for (let k = 1; k < length; k++) sum += above[k]! - (primes + k - 1);
  for (let l = 1; l < length; l++) {
    const quotient = Math.floor(n / rough[l]!);
    const last = below[((quotient / rough[l]! - 1) / 2) | 0]! - primes; // rough[l]² · rough[last] ≤ n
    if (last <= l) break;
    let counts = 0;
    for (let k = l + 1; k <= last; k++) counts += below[((quotient / rough[k]! - 1) / 2) | 0]!;
    sum -= counts - (last - l) * (primes + l - 1);
  }
  return sum;
}
