/**
 * minPlusConvolution: the least a[i] + b[j] over i + j = k for each k, where a is convex.
 *
 * Time    O((n + m) log(n + m)) sums
 * Space   16 bytes a sum
 * Limits  a[i + 1] - a[i] never falls; numbers whose sums a double holds exactly
 * Errors  RangeError: an a that is not convex, NaN; an empty factor gives an empty result
 * Source  the place of the least sum moves only to the right (A. Aggarwal et al., "Geometric applications
 *         of a matrix-searching algorithm", 1987), so the middle k divides the work; own code
 * Tested  min-plus-convolution.test.ts: against all pairs; verify: library-checker
 *         min_plus_convolution_convex_arbitrary
 */
export function minPlusConvolution(a: ArrayLike<number>, b: ArrayLike<number>): Float64Array {
  if (a.length === 0 || b.length === 0) return new Float64Array(0);
  const convex = Float64Array.from(a);
  const any = Float64Array.from(b);
  for (let i = 2; i < convex.length; i++) {
    if (convex[i]! - convex[i - 1]! >= convex[i - 1]! - convex[i - 2]!) continue;
    throw new RangeError(`minPlusConvolution: the first factor is not convex at ${i - 1}`);
  }
  for (const values of [convex, any]) {
    const at = values.findIndex(Number.isNaN);
    if (at >= 0) throw new RangeError(`minPlusConvolution: expected a number at ${at}, got NaN`);
  }
  const sums = new Float64Array(a.length + b.length - 1);
  fill(convex, any, sums, 0, sums.length - 1, 0, b.length - 1);
  return sums;
}

/** sums[first … last], whose least sums are at j in [low, high]. Depth log(n + m). */
function fill(
  convex: Float64Array,
  any: Float64Array,
  sums: Float64Array,
  first: number,
  last: number,
  low: number,
  high: number,
): void {
  const k = (first + last) >> 1;
  const end = Math.min(high, k);
  let best = Math.max(low, k - convex.length + 1);
  let least = convex[k - best]! + any[best]!;
  for (let j = best + 1; j <= end; j++) {
    const sum = convex[k - j]! + any[j]!;
    if (sum < least) {
      least = sum;
      best = j;
    }
  }
  sums[k] = least;
  if (first < k) fill(convex, any, sums, first, k - 1, low, best);
  if (k < last) fill(convex, any, sums, k + 1, last, best, high);
}
