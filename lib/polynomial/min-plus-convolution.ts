/**
 * minPlusConvolution: the least a[i] + b[j] over i + j = k for each k, where a is convex; and
 * concaveMinPlusConvolution: the same for a concave a.
 *
 * Use     minPlusConvolution([0, 1, 3], [5, 2, 4])
 * Time    O((n + m) log(n + m)) sums
 * Space   16 bytes a sum
 * Limits  a[i + 1] - a[i] never falls, or never rises; numbers whose sums a double holds exactly; infinite
 *         ones in b alone, and for a convex a alone
 * Errors  RangeError: an a that is not convex or concave, NaN; an empty factor gives an empty result
 * Source  the place of the least sum moves only to the right (A. Aggarwal et al., "Geometric applications
 *         of a matrix-searching algorithm", 1987), so the middle k divides the work; for a concave a the
 *         stack of D. Hirschberg and L. Larmore, "The least weight subsequence problem" (1987); own code
 * Tested  min-plus-convolution.test.ts: against all pairs; verify: library-checker
 *         min_plus_convolution_convex_arbitrary, min_plus_convolution_concave_arbitrary
 */
import { smallInts } from "../sequence/small-ints";
export function minPlusConvolution(a: ArrayLike<number>, b: ArrayLike<number>): Float64Array {
  if (a.length === 0 || b.length === 0) return new Float64Array(0);
  const [convex, any] = checked("minPlusConvolution", a, b, 1);
  const sums = new Float64Array(a.length + b.length - 1);
  fill(convex, any, sums, 0, sums.length - 1, 0, b.length - 1);
  return sums;
}

/** The same where a[i + 1] - a[i] never rises. */
export function concaveMinPlusConvolution(
  a: ArrayLike<number>,
  b: ArrayLike<number>,
): Float64Array {
  if (a.length === 0 || b.length === 0) return new Float64Array(0);
  const [concave, any] = checked("concaveMinPlusConvolution", a, b, -1);
  const n = concave.length;
  const sums = new Float64Array(n + any.length - 1).fill(Number.POSITIVE_INFINITY);
  // Of n columns j from start on, rows up to start + n - 1 hold those with j <= k; the rows behind hold
  // those with j > k - n, which read backwards are the same shape.
  const backwards = concave.slice().reverse();
  for (let start = 0; start < any.length; start += n) {
    const columns = any.subarray(start, start + n);
    const rows = sums.subarray(start, start + n + columns.length - 1);
    fillTriangle(concave, columns, rows.subarray(0, n));
    rows.reverse();
    fillTriangle(backwards, columns.slice().reverse(), rows.subarray(0, columns.length - 1));
    rows.reverse();
  }
  return sums;
}

/** Both factors as doubles; the first one bends upwards (sign 1) or downwards (sign -1). */
function checked(
  name: string,
  a: ArrayLike<number>,
  b: ArrayLike<number>,
  sign: number,
): [Float64Array, Float64Array] {
  const bent = Float64Array.from(a);
  const any = Float64Array.from(b);
  for (let i = 2; i < bent.length; i++) {
    const bend = bent[i]! - bent[i - 1]! - (bent[i - 1]! - bent[i - 2]!);
    if (bend * sign >= 0) continue;
    const shape = sign > 0 ? "convex" : "concave";
    throw new RangeError(`${name}: the first factor is not ${shape} at ${i - 1}`);
  }
  for (const values of [bent, any]) {
    const at = values.findIndex(Number.isNaN);
    if (at >= 0) throw new RangeError(`${name}: expected a number at ${at}, got NaN`);
  }
  return [bent, any];
}

/**
 * The least concave[k - j] + any[j] over j <= k for each k of sums. The smaller j, the slower its sums
 * grow: a column is best at first or never, and once a smaller one has overtaken it, it never is again.
 */
function fillTriangle(concave: Float64Array, any: Float64Array, sums: Float64Array): void {
  const rows = sums.length;
  const stack = smallInts(any.length); // columns, the best one now on top
  const overtaken = smallInts(any.length); // the first row where the one below is no worse
  let size = 0;
  for (let k = 0; k < rows; k++) {
    while (size > 1 && overtaken[size - 1]! <= k) size--;
    if (k < any.length && (size === 0 || concave[0]! + any[k]! < sumOf(stack[size - 1]!, k))) {
      let row = rows;
      while (size > 0) {
        row = overtaking(stack[size - 1]!, k);
        if (size === 1 || row < overtaken[size - 1]!) break;
        size--; // overtaken before it is on top again
      }
      overtaken[size] = row;
      stack[size++] = k;
    }
    sums[k] = Math.min(sums[k]!, sumOf(stack[size - 1]!, k));
  }

  function sumOf(column: number, k: number): number {
    return concave[k - column]! + any[column]!;
  }

  /** The first row behind k where column `below` is no worse than column k. */
  function overtaking(below: number, k: number): number {
    let low = k + 1;
    let high = rows;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (sumOf(below, middle) <= sumOf(k, middle)) high = middle;
      else low = middle + 1;
    }
    return low;
  }
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
