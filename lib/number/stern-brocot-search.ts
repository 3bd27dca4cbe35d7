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
  // The last fraction is a / b, the first one c / d.
  let [a, b, c, d] = [0, 1, 1, 0];
  // Each round moves one end as far as the other allows. It was asked about the fraction between them: that
  // one belongs to the end that moves, and the one that ends the round to the other.
  for (let up = holds(1, 1); a + c <= n && b + d <= n; up = !up) {
    if (up) {
      const run = runLength(n, holds, up, a, b, c, d);
      a += run * c;
      b += run * d;
    } else {
      const run = runLength(n, holds, up, c, d, a, b);
      c += run * a;
      d += run * b;
    }
  }
  return { last: [a, b], first: [c, d] };
}

/** The largest k, 1 or more, for which (a + k c) / (b + k d) has parts up to n and is on the side of a / b. */
function runLength(
  n: number,
  holds: (numerator: number, denominator: number) => boolean,
  up: boolean,
  a: number,
  b: number,
  c: number,
  d: number,
): number {
  let run = 1;
  for (let grows = true; grows; ) {
    const x = a + 2 * run * c;
    const y = b + 2 * run * d;
    grows = x <= n && y <= n && holds(x, y) === up;
    if (grows) run *= 2;
  }
  for (let step = run / 2; step >= 1; step /= 2) {
    const x = a + (run + step) * c;
    const y = b + (run + step) * d;
    if (x <= n && y <= n && holds(x, y) === up) run += step;
  }
  return run;
}
