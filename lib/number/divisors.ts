/**
 * divisors: all divisors of an integer, in ascending order.
 *
 * Use     divisors(n)
 * Time    that of factorize, and O(d log d) for d divisors, of which a number below 2^53 has at most
 *         41,472
 * Space   8 bytes a divisor
 * Limits  n in [1, 2^53)
 * Errors  RangeError for anything else
 * Source  products of prime powers, own code
 * Tested  divisors.test.ts: against trial division, and numbers with published counts of divisors (no
 *         public problem asks for it alone)
 */
import { factorize } from "./factorize";

export function divisors(n: number): Float64Array {
  if (!Number.isSafeInteger(n) || n < 1) {
    throw new RangeError(`divisors: expected an integer in [1, 2^53), got ${n}`);
  }
  const primes = factorize(n).map(Number);
  const products = [1];
  for (let i = 0, from = 0; i < primes.length; i++) {
    // Only what the last equal prime brought is multiplied by a prime once more.
    if (primes[i] !== primes[i - 1]) from = 0;
    const end = products.length;
    for (let k = from; k < end; k++) products.push(products[k]! * primes[i]!);
    from = end;
  }
  return Float64Array.from(products).sort();
}
