/**
 * smallestFactors: the smallest prime factor of every number below a limit.
 *
 * Use     const factors = smallestFactors(100)
 * Time    O(n): each composite number is met once
 * Space   4 bytes a number, and 4 bytes a prime
 * Limits  limit in [0, 2^27]; entries 0 and 1 are 0 and 1
 * Errors  RangeError for any other limit
 * Source  D. Gries and J. Misra, "A linear sieve algorithm for finding prime numbers" (1978); own code
 * Tested  smallest-factors.test.ts: against trial division; verify: library-checker
 *         sum_of_totient_function through totientsBelow
 */
export function smallestFactors(limit: number): Int32Array {
  if (!Number.isInteger(limit) || limit < 0 || limit > 2 ** 27) {
    throw new RangeError(`smallestFactors: limit must be an integer in [0, 2^27], got ${limit}`);
  }
  const smallest = new Int32Array(limit);
  if (limit > 1) smallest[1] = 1;
  // π(x) < 1.25506 x / ln x (Rosser and Schoenfeld 1962)
  const primes = new Int32Array(Math.ceil((1.25506 * limit) / Math.log(limit + 2)) + 4);
  let count = 0;
  for (let i = 2; i < limit; i++) {
    if (smallest[i] === 0) {
      smallest[i] = i;
      primes[count++] = i;
    }
    const largest = smallest[i]!;
    const most = (limit - 1) / i;
    for (let k = 0; k < count; k++) {
      const p = primes[k]!;
      if (p > largest || p > most) break;
      smallest[i * p] = p;
    }
  }
  return smallest;
}
