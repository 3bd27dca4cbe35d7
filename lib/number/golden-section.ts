/**
 * goldenSection: where a function of real numbers with one valley is least.
 *
 * Use     goldenSection(0, 9, (x) => (x - 2) ** 2)
 * Time    one call of the function for a factor 0.618 of the range: about 70 to halve it 50 times
 * Space   none
 * Limits  f falls strictly, then rises strictly (either part may be missing). A place is found to about the square
 *         root of the doubles' precision, 10^-8 of its size: around its least value a smooth f is flat. For the
 *         greatest value take -f
 * Errors  RangeError: bounds that are not finite or in the wrong order, fewer than 1 or more than 1000 steps
 * Source  J. Kiefer, "Sequential minimax search for a maximum" (1953); own code
 * Tested  golden-section.test.ts: against known valleys; no public problem of Library Checker asks for it
 */
export function goldenSection(
  low: number,
  high: number,
  f: (x: number) => number,
  steps = 100,
): number {
  if (!(Number.isFinite(low) && Number.isFinite(high) && low <= high)) {
    throw new RangeError(`goldenSection: expected low ≤ high, got ${low} and ${high}`);
  }
  if (!Number.isInteger(steps) || steps < 1 || steps > 1000) {
    throw new RangeError(`goldenSection: steps must be an integer in [1, 1000], got ${steps}`);
  }
  let [a, b] = [low, high];
  let left = b - RATIO * (b - a);
  let right = a + RATIO * (b - a);
  let atLeft = f(left);
  let atRight = f(right);
  for (let step = 0; step < steps && left < right; step++) {
    if (atLeft <= atRight) {
      [b, right, atRight] = [right, left, atLeft];
      left = b - RATIO * (b - a);
      atLeft = f(left);
    } else {
      [a, left, atLeft] = [left, right, atRight];
      right = a + RATIO * (b - a);
      atRight = f(right);
    }
  }
  return a + (b - a) / 2;
}

const RATIO = (Math.sqrt(5) - 1) / 2;
