/**
 * monotoneSequenceCount: how many sequences that never fall have low[i] ≤ x[i] < high[i], modulo 998244353.
 *
 * Use     monotoneSequenceCount([0, 1, 1], [3, 3, 4])
 * Time    O((n + m) log² (n + m)) for n places and bounds up to m
 * Space   about 100 bytes a place and a value
 * Limits  n + m at most 2^21, bounds are integers
 * Errors  RangeError for arrays of different lengths, bounds that are no integers in [0, 2^21], n + m too large
 * Source  paths on a grid between two stairs, whose halves meet in rectangles: folklore, own code
 * Tested  monotone-sequence-count.test.ts: against sums value by value; verify: library-checker
 *         number_of_increasing_sequences_between_two_sequences
 *
 * A path climbs in column i and steps to the right at height x[i]. So column i has the heights from
 * low[i - 1] to high[i], and the sequences are the paths from the lowest to the highest place.
 */
import { Binomials } from "../number/binomials";
import { MOD998244353 } from "../number/mul998244353";
import { smallCopy, smallInts } from "../sequence/small-ints";
import { powerOfTwoFrom } from "./check-terms";
import { transform998244353 } from "./transform998244353";

const MOST = 2 ** 21;
/** Up to this width or height a rectangle is summed cell by cell. */
const NARROW = 32;

export function monotoneSequenceCount(low: ArrayLike<number>, high: ArrayLike<number>): number {
  const n = low.length;
  check(low, high);
  if (n === 0) return 1;
  // Column n has the last step; bounds that fall do not bound.
  const lows = new Int32Array(n + 1);
  const highs = new Int32Array(n + 1);
  lows[0] = low[0]!;
  for (let i = 1; i <= n; i++) lows[i] = Math.max(lows[i - 1]!, low[i - 1]!);
  highs[n] = highs[n - 1] = high[n - 1]!;
  for (let i = n - 2; i >= 0; i--) highs[i] = Math.min(highs[i + 1]!, high[i]!);
  for (let i = 0; i < n; i++) if (Math.max(lows[i]!, low[i]!) >= highs[i]!) return 0;
  const stairs = new Stairs(n + 1 + highs[n]!);
  let base = lows[0]!;
  let entering: Int32Array = Int32Array.of(1); // from the left into the heights from `base` on
  for (let first = 0; first <= n; ) {
    // The columns whose lower bound is below the first one's upper bound.
    const top = highs[first]!;
    let end = first + 1;
    while (end <= n && lows[end]! < top) end++;
    const columns = end - first;
    const left = smallInts(top - lows[first]!);
    left.set(entering.subarray(lows[first]! - base)); // paths that entered below that end there
    // Below `top` the columns only have lower bounds: rows whose ends move to the right.
    const flat = lows[end - 1]! - lows[first]!; // from this row on all columns are there
    const widths = smallInts(flat);
    for (let row = 0, width = 1; row < flat; row++) {
      while (width < columns && lows[first + width]! <= lows[first]! + row) width++;
      widths[row] = width;
    }
    const below = smallInts(columns);
    below.set(stairs.through(widths, left.subarray(0, flat)));
    const { right, up } = stairs.across(columns, left.length - flat, left.subarray(flat), below);
    // Above it they only have upper bounds.
    const heights = lowered(highs.subarray(first, end), top);
    const upper = stairs.through(heights, up);
    base = top - right.length;
    entering = smallInts(right.length + upper.length);
    entering.set(right);
    entering.set(upper, right.length);
    first = end;
  }
  return entering[entering.length - 1]!;
}

/** Numbers of paths, modulo 998244353, that go to the right or up from cell to cell. */
class Stairs {
  private readonly factorials: Int32Array;
  private readonly inverses: Int32Array;

  constructor(size: number) {
    const binomials = new Binomials(size + 1, MOD998244353);
    this.factorials = Int32Array.from({ length: size + 1 }, (_, i) => binomials.factorial(i));
    this.inverses = this.factorials.map((_, i) => binomials.inverseFactorial(i));
  }

  /** By height how many paths leave the last of some columns, whose heights never fall, that come from below. */
  through(heights: Int32Array, below: Int32Array): Int32Array {
    const n = heights.length;
    if (n <= NARROW) return columnByColumn(heights, below);
    const middle = n >> 1;
    const height = heights[middle - 1]!;
    const left = this.through(heights.subarray(0, middle), below.subarray(0, middle));
    const { right, up } = this.across(n - middle, height, left, below.subarray(middle));
    const upper = this.through(lowered(heights.subarray(middle), height), up);
    const leaving = smallInts(height + upper.length);
    leaving.set(right);
    leaving.set(upper, height);
    return leaving;
  }

  /** By height and by column how many paths leave a rectangle that enter at its left and from below. */
  across(
    width: number,
    height: number,
    left: Int32Array,
    below: Int32Array,
  ): { right: Int32Array; up: Int32Array } {
    if (width === 0 || height === 0) return { right: left, up: below };
    if (Math.min(width, height) <= NARROW) return cellByCell(width, height, left, below);
    const right = this.straight(width, left);
    const up = this.straight(height, below);
    addUp(right, this.turning(below, height));
    addUp(up, this.turning(left, width));
    return { right, up };
  }

  /** From a side to the opposite one, `steps` cells away: of C(steps - 1 + k, k) paths each goes k cells aside. */
  private straight(steps: number, source: Int32Array): Int32Array {
    const n = source.length;
    const ways = this.factorials.slice(steps - 1, steps - 1 + n);
    transform998244353.mod.multiply(ways, this.inverses.subarray(0, n));
    transform998244353.mod.scale(ways, this.inverses[steps - 1]!);
    return transform998244353.product(source, ways, powerOfTwoFrom(2 * n - 1)).slice(0, n);
  }

  /**
   * From a side to a neighbouring one of `length` cells: from the cell i before the corner to the cell k behind
   * it there are C(i + k, k) paths.
   */
  private turning(source: Int32Array, length: number): Int32Array {
    const { factorials, inverses } = this;
    const n = source.length;
    const weights = inverses.slice(0, n).reverse();
    transform998244353.mod.multiply(weights, source);
    // Terms before n - 1 may hold what has come round.
    const size = powerOfTwoFrom(n + length - 1);
    const sums = transform998244353.product(weights, factorials.subarray(0, n + length - 1), size);
    const turned = sums.slice(n - 1, n - 1 + length);
    transform998244353.mod.multiply(turned, inverses.subarray(0, length));
    return turned;
  }
}

function columnByColumn(heights: Int32Array, below: Int32Array): Int32Array {
  const n = heights.length;
  const leaving = smallInts(n === 0 ? 0 : heights[n - 1]!);
  for (let i = 0; i < n; i++) runningSums(leaving, heights[i]!, below[i]!);
  return leaving;
}

function lowered(heights: Int32Array, by: number): Int32Array {
  const copy = smallCopy(heights);
  for (let i = 0; i < copy.length; i++) copy[i]! -= by;
  return copy;
}

function cellByCell(
  width: number,
  height: number,
  left: Int32Array,
  below: Int32Array,
): { right: Int32Array; up: Int32Array } {
  const right = smallCopy(left);
  const up = smallCopy(below);
  if (width <= height) for (let i = 0; i < width; i++) up[i] = runningSums(right, height, up[i]!);
  else for (let v = 0; v < height; v++) right[v] = runningSums(up, width, right[v]!);
  return { right, up };
}

/** Adds to each of `count` numbers all before it and what enters; the last sum. */
function runningSums(values: Int32Array, count: number, entering: number): number {
  let sum = entering;
  for (let i = 0; i < count; i++) {
    sum += values[i]! - MOD998244353;
    sum += MOD998244353 & (sum >> 31);
    values[i] = sum;
  }
  return sum;
}

function addUp(values: Int32Array, others: Int32Array): void {
  for (let i = 0; i < values.length; i++) {
    const sum = values[i]! + others[i]! - MOD998244353;
    values[i] = sum + (MOD998244353 & (sum >> 31));
  }
}

function check(low: ArrayLike<number>, high: ArrayLike<number>): void {
  const n = low.length;
  if (high.length !== n) {
    throw new RangeError(`monotoneSequenceCount: ${n} lower bounds, but ${high.length} upper ones`);
  }
  for (const bounds of [low, high]) {
    for (let i = 0; i < n; i++) {
      const bound = bounds[i]!;
      if (bound >>> 0 === bound && n + bound <= MOST) continue;
      throw new RangeError(
        `monotoneSequenceCount: bounds must be in [0, ${MOST - n}], got ${bound} at ${i}`,
      );
    }
  }
}
