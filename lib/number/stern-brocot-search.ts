/**
 * sternBrocotSearch: the last fraction that a condition holds for and the first that it does not, with
 * numerators and denominators up to n: binary search among the fractions.
 *
 * Use     sternBrocotSearch(100, (p, q) => p * p <= 2 * q * q)
 * Time    O(log n) runs, O(log n) calls of the condition for each, O(log n) in all where runs are short
 * Space   none
 * Limits  n in [1, 2^50]; the condition holds for 0 / 1 and fails for 1 / 0, and fails for all fractions beyond
 *         one for which it fails; it is asked about fractions in lowest terms only
 * Errors  RangeError for any other n
 * Source  R. Graham, D. Knuth and O. Patashnik, "Concrete Mathematics", 4.5; the runs by doubling; own code
 * Tested  stern-brocot-search.test.ts: against all fractions; verify: library-checker rational_approximation
 */
type Fraction = readonly [a: number, b: number];

export interface Neighbours {
  /** The greatest fraction for which the condition holds, or 0 / 1. */
  readonly last: Fraction;
  /** The least one for which it does not, or 1 / 0. */
  readonly first: Fraction;
}

export function sternBrocotSearch(
  n: number,
  holds: (numerator: number, denominator: number) => boolean,
): Neighbours {
  if (!Number.isInteger(n) || n < 1 || n > 2 ** 50) {
    throw new RangeError(`sternBrocotSearch: n must be an integer in [1, 2^50], got ${n}`);
  }
  let last: Fraction = [0, 1];
  let first: Fraction = [1, 0];
  // Each round moves one end as far as the other allows; two rounds without a move end the search.
  for (let idle = 0, up = true; idle < 2; up = !up) {
    const [a, b] = up ? last : first;
    const [c, d] = up ? first : last;
    const isReached = (k: number) =>
      a + k * c <= n && b + k * d <= n && holds(a + k * c, b + k * d) === up;
    let step = 1;
    while (isReached(step)) step *= 2;
    let run = Math.floor(step / 2);
    for (step = run / 2; step >= 1; step /= 2) if (isReached(run + step)) run += step;
    idle = run > 0 ? 0 : idle + 1;
    if (up) last = [a + run * c, b + run * d];
    else first = [a + run * c, b + run * d];
  }
  return { last, first };
}
