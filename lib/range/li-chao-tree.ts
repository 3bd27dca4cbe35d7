/**
 * LiChaoTree: the lowest of lines or segments y = a x + b at places that are known beforehand.
 *
 * Time    O(log n) for add, min and minExact with n places, O(log² n) for addSegment
 * Space   8 to 16 bytes a place and 20 bytes a line
 * Limits  places are integers within ±2^31, slopes within ±2^30, b within ±2^60 as number or bigint:
 *         comparisons are still exact. For the highest line negate a and b
 * Errors  RangeError for places that do not ascend or are no such integers, for a slope or b outside, and
 *         for a range or index outside
 * Source  Li Chao (2013), folklore; values as a double beside the value modulo 2^32, own work
 * Tested  li-chao-tree.test.ts: against all lines in bigint; verify: library-checker segment_add_get_min
 *         (its lines without ends are line_add_get_min)
 */
import { checkIndex, checkRange } from "./check-range";

export class LiChaoTree {
  readonly size: number;
  private readonly places: Float64Array;
  private readonly leaves: number;
  /** The line of each slot, -1 for none. */
  private readonly lines: Int32Array;
  private slopes = new Float64Array(16);
  /** b to 53 bits, and its lower 32 bits. */
  private intercepts = new Float64Array(16);
  private lows = new Int32Array(16);
  private count = 0;

  /** `places` must ascend. */
  constructor(places: ArrayLike<number>) {
    const n = places.length;
    for (let i = 0; i < n; i++) {
      const x = places[i]!;
      if (!Number.isInteger(x) || Math.abs(x) > 2 ** 31 || (i > 0 && x <= places[i - 1]!)) {
        throw new RangeError(
          `LiChaoTree: places must be ascending integers within ±2^31, got ${x} at ${i}`,
        );
      }
    }
    let leaves = 1;
    while (leaves < n) leaves *= 2;
    this.size = n;
    this.places = Float64Array.from({ length: leaves }, (_, i) => places[Math.min(i, n - 1)] ?? 0);
    this.leaves = leaves;
    this.lines = new Int32Array(2 * leaves).fill(-1);
  }

  /** Adds the line a x + b at all places. */
  add(a: number, b: number | bigint): void {
    this.insert(1, this.newLine(a, b));
  }

  /** Adds a x + b at the places with indices in [l, r). */
  addSegment(l: number, r: number, a: number, b: number | bigint): void {
    checkRange("LiChaoTree.addSegment", l, r, this.size);
    if (l === r) return;
    const line = this.newLine(a, b);
    let low = this.leaves + l;
    let high = this.leaves + r;
    for (; low < high; low >>= 1, high >>= 1) {
      if (low & 1) this.insert(low++, line);
      if (high & 1) this.insert(--high, line);
    }
  }

  /** The lowest y at place i, rounded to a double; Infinity if nothing was added there. */
  min(i: number): number {
    const line = this.lowest(i);
    return line < 0 ? Infinity : this.slopes[line]! * this.places[i]! + this.intercepts[line]!;
  }

  /** The lowest y at place i; undefined if nothing was added there. */
  minExact(i: number): bigint | undefined {
    const line = this.lowest(i);
    if (line < 0) return undefined;
    const x = this.places[i]!;
    const y = this.slopes[line]! * x + this.intercepts[line]!;
    const low = (Math.imul(this.slopes[line]!, x) + this.lows[line]!) | 0;
    return BigInt(y) + BigInt((low - (y | 0)) | 0);
  }

  private lowest(i: number): number {
    checkIndex("LiChaoTree.min", i, this.size);
    let best = -1;
    const x = this.places[i]!;
    for (let k = this.leaves + i; k > 0; k >>= 1) {
      const line = this.lines[k]!;
      if (line >= 0 && (best < 0 || this.isBelow(line, best, x))) best = line;
    }
    return best;
  }

  private newLine(a: number, b: number | bigint): number {
    const intercept = Number(b);
    if (!Number.isInteger(a) || Math.abs(a) > 2 ** 30) {
      throw new RangeError(`LiChaoTree: slope must be an integer within ±2^30, got ${a}`);
    }
    if (!Number.isInteger(intercept) || Math.abs(intercept) > 2 ** 60) {
      throw new RangeError(`LiChaoTree: b must be an integer within ±2^60, got ${b}`);
    }
    if (this.count === this.slopes.length) this.grow();
    this.slopes[this.count] = a;
    this.intercepts[this.count] = intercept;
    this.lows[this.count] = typeof b === "number" ? b : Number(BigInt.asIntN(32, b));
    return this.count++;
  }

  private grow(): void {
    const { slopes, intercepts, lows, count } = this;
    this.slopes = new Float64Array(2 * count);
    this.slopes.set(slopes);
    this.intercepts = new Float64Array(2 * count);
    this.intercepts.set(intercepts);
    this.lows = new Int32Array(2 * count);
    this.lows.set(lows);
  }

  /**
   * Each slot keeps the line that is lower in its middle; the other line goes down to the half where it
   * may be lower.
   */
  private insert(slot: number, line: number): void {
    const { lines, places, leaves } = this;
    let k = slot;
    let one = line;
    for (;;) {
      const width = leaves >> (31 - Math.clz32(k));
      const first = k * width - leaves;
      if (lines[k]! < 0) {
        lines[k] = one;
        return;
      }
      const middle = first + (width >> 1);
      if (this.isBelow(one, lines[k]!, places[middle]!)) {
        const other = lines[k]!;
        lines[k] = one;
        one = other;
      }
      if (width === 1) return;
      if (this.isBelow(one, lines[k]!, places[first]!)) k = 2 * k;
      else if (this.isBelow(one, lines[k]!, places[first + width - 1]!)) k = 2 * k + 1;
      else return;
    }
  }

  /** Whether line p lies below line q at x. */
  private isBelow(p: number, q: number, x: number): boolean {
    const slope = this.slopes[p]! - this.slopes[q]!;
    const difference = slope * x + (this.intercepts[p]! - this.intercepts[q]!);
    // The double's error is below 2^11; where the double is that small, the difference modulo 2^32 is
    // exact.
    if (difference > 4096) return false;
    if (difference < -4096) return true;
    return ((Math.imul(slope, x) + this.lows[p]! - this.lows[q]!) | 0) < 0;
  }
}
