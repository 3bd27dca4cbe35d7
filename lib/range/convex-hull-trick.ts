/**
 * ConvexHullTrick: the lowest of lines y = a x + b whose slopes come in descending order.
 *
 * Use     const lines = new ConvexHullTrick(); lines.add(3, 1); lines.add(2, 5); lines.min(x)
 * Time    O(1) amortised for add, O(log n) for min with n lines
 * Space   24 bytes a line
 * Limits  a, b and x are integers and all differences of them within ±2^53. For slopes in any order take
 *         LiChaoTree; for the highest line negate a and b, slopes then ascending
 * Errors  RangeError for a slope that is greater than the one before, for numbers that are no safe integers,
 *         and for min without lines
 * Source  folklore, own code
 * Tested  programs.test.ts: against all lines; convex-hull-trick.test.ts; verify: CSES 2084
 */
export class ConvexHullTrick {
  /** The lines that are lowest somewhere; line k is lower than line k - 1 from x = from[k] on. */
  private readonly slopes: number[] = [];
  private readonly intercepts: number[] = [];
  private readonly from: number[] = [];

  /** Adds a x + b; a must not be greater than the slope before. */
  add(a: number, b: number): void {
    if (!Number.isSafeInteger(a) || !Number.isSafeInteger(b)) {
      throw new RangeError(`ConvexHullTrick.add: expected safe integers, got ${a} and ${b}`);
    }
    const { slopes, intercepts, from } = this;
    const last = slopes.length - 1;
    if (last >= 0 && a > slopes[last]!) {
      throw new RangeError(
        `ConvexHullTrick.add: slopes must not ascend, got ${a} after ${slopes[last]}`,
      );
    }
    if (last >= 0 && a === slopes[last]!) {
      if (b >= intercepts[last]!) return;
      this.drop();
    }
    let start = -Infinity;
    while (slopes.length > 0) {
      const k = slopes.length - 1;
      // a x + b is the lower line where x > (difference of b) / (difference of a).
      start = Math.floor((b - intercepts[k]!) / (slopes[k]! - a)) + 1;
      if (start > from[k]!) break;
      this.drop();
    }
    slopes.push(a);
    intercepts.push(b);
    from.push(start);
  }

  /** The lowest y at x. */
  min(x: number): number {
    const { slopes, intercepts, from } = this;
    if (slopes.length === 0) throw new RangeError("ConvexHullTrick.min: no lines");
    if (!Number.isSafeInteger(x)) {
      throw new RangeError(`ConvexHullTrick.min: expected a safe integer, got ${x}`);
    }
    let low = 0;
    let high = slopes.length;
    while (high - low > 1) {
      const middle = (low + high) >> 1;
      if (from[middle]! <= x) low = middle;
      else high = middle;
    }
    return slopes[low]! * x + intercepts[low]!;
  }

  private drop(): void {
    this.slopes.pop();
    this.intercepts.pop();
    this.from.pop();
  }
}
