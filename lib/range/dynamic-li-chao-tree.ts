/**
 * DynamicLiChaoTree: the lowest of lines y = a x + b at any integer x of a range.
 *
 * Use     const lines = new DynamicLiChaoTree(-1e9, 1e9); lines.add(3, 1); lines.min(x)
 * Time    O(log(to - from)) for add, min, minExact and minParts
 * Space   32 bytes a line
 * Limits  from and to are integers within ±2^31, slopes within ±2^30, b within ±2^60 as number, bigint or
 *         sum of two numbers: comparisons are still exact. For segments, and for places that are known
 *         beforehand, take LiChaoTree; for the highest line negate a and b
 * Errors  RangeError for a range that is empty or no such integers, for a slope, b or rest outside, for an
 *         x outside the range, and for parts with no room
 * Source  Li Chao (2013), folklore; own code
 * Tested  dynamic-li-chao-tree.test.ts: against all lines in bigint; verify: library-checker
 *         line_add_get_min
 */
import { checkLine, isNegative, lowWord, putParts } from "./li-chao-tree";

export class DynamicLiChaoTree {
  private readonly from: number;
  private readonly to: number;
  /**
   * Node k, in 32 bytes: b of its line to 53 bits at 4k; as 32-bit words, a at 8k + 2, the lower 32 bits of
   * b at 8k + 3, the left child at 8k + 4 and the right one at 8k + 5, 0 for none. Node 0 is the root.
   */
  private intercepts = new Float64Array(64);
  private words = new Int32Array(this.intercepts.buffer);
  private count = 0;

  /** Questions are about x in [from, to). */
  constructor(from: number, to: number) {
    const isRange = Number.isInteger(from) && Number.isInteger(to) && from < to;
    if (!isRange || from < -(2 ** 31) || to > 2 ** 31) {
      throw new RangeError(
        `DynamicLiChaoTree: expected integers from < to within ±2^31, got ${from}, ${to}`,
      );
    }
    this.from = from;
    this.to = to;
  }

  /**
   * Adds the line a x + b + rest. A b beyond 2^53 may so be given as two numbers, of which the sum need not
   * be a double: no bigint is made. rest is a safe integer.
   */
  add(a: number, b: number | bigint, rest = 0): void {
    checkLine("DynamicLiChaoTree.add", a, b, rest);
    this.insert(a, Number(b) + rest, lowWord(b, rest));
  }

  /** The lowest y at x, rounded to a double; Infinity if there are no lines. */
  min(x: number): number {
    const line = this.lowest(x);
    return line < 0 ? Infinity : this.rounded(line, x);
  }

  /** The lowest y at x; undefined if there are no lines. */
  minExact(x: number): bigint | undefined {
    const line = this.lowest(x);
    if (line < 0) return undefined;
    const y = this.rounded(line, x);
    return BigInt(y) + BigInt(this.rest(line, x, y));
  }

  /**
   * False if there are no lines; else the lowest y at x is put into `parts` as writeWideInts takes it,
   * without a bigint: y = parts[1] · 10^13 + parts[2], and parts[0] = 0.
   */
  minParts(x: number, parts: Float64Array): boolean {
    if (parts.length < 3) {
      throw new RangeError(
        `DynamicLiChaoTree.minParts: expected room for 3 parts, got ${parts.length}`,
      );
    }
    const line = this.lowest(x);
    if (line < 0) return false;
    const y = this.rounded(line, x);
    putParts(y, this.rest(line, x, y), parts);
    return true;
  }

  /** The y of a node's line at x, rounded to a double. */
  private rounded(line: number, x: number): number {
    return this.words[8 * line + A]! * x + this.intercepts[4 * line]!;
  }

  /** What the y of a node's line at x is more than its double y. */
  private rest(line: number, x: number, y: number): number {
    const low = Math.imul(this.words[8 * line + A]!, x) + this.words[8 * line + LOW]!;
    return (low - (y | 0)) | 0;
  }

  private lowest(x: number): number {
    if (!Number.isInteger(x) || x < this.from || x >= this.to) {
      throw new RangeError(
        `DynamicLiChaoTree.min: expected an integer in [${this.from}, ${this.to}), got ${x}`,
      );
    }
    if (this.count === 0) return -1;
    const { intercepts, words } = this;
    let best = 0;
    let bestA = words[A]!;
    let bestB = intercepts[0]!;
    let bestLow = words[LOW]!;
    let { from, to } = this;
    for (let k = 0; ; ) {
      const a = words[8 * k + A]!;
      const b = intercepts[4 * k]!;
      const low = words[8 * k + LOW]!;
      if (isNegative(a - bestA, b - bestB, low - bestLow, x)) {
        best = k;
        bestA = a;
        bestB = b;
        bestLow = low;
      }
      const middle = Math.floor((from + to) / 2);
      const isRight = x >= middle;
      if (isRight) from = middle + 1;
      else to = middle;
      k = words[8 * k + LEFT + +isRight]!;
      if (k === 0 || x === middle) return best;
    }
  }

  /**
   * Each node keeps the line that is lower in its middle; the other line may be lower towards one end, as
   * its slope says, and goes down there if it is.
   */
  private insert(newSlope: number, newIntercept: number, newLow: number): void {
    let a = newSlope;
    let b = newIntercept;
    let low = newLow;
    if (this.count === 0) {
      this.newNode(a, b, low);
      return;
    }
    const { intercepts, words } = this;
    let { from, to } = this;
    for (let k = 0; ; ) {
      const otherA = words[8 * k + A]!;
      const otherB = intercepts[4 * k]!;
      const otherLow = words[8 * k + LOW]!;
      let slope = a - otherA;
      let intercept = b - otherB;
      let lower = low - otherLow;
      const middle = Math.floor((from + to) / 2);
      if (isNegative(slope, intercept, lower, middle)) {
        words[8 * k + A] = a;
        intercepts[4 * k] = b;
        words[8 * k + LOW] = low;
        a = otherA;
        b = otherB;
        low = otherLow;
        slope = -slope;
        intercept = -intercept;
        lower = -lower;
      }
      // Not where the slopes are equal or the range has only its middle: the line is nowhere lower then.
      if (!isNegative(slope, intercept, lower, slope > 0 ? from : to - 1)) return;
      const side = 8 * k + LEFT + +(slope < 0);
      if (slope > 0) to = middle;
      else from = middle + 1;
      k = words[side]!;
      if (k === 0) {
        const node = this.newNode(a, b, low);
        this.words[side] = node;
        return;
      }
    }
  }

  private newNode(a: number, b: number, low: number): number {
    const { intercepts, count } = this;
    if (4 * count === intercepts.length) {
      this.intercepts = new Float64Array(8 * count);
      this.intercepts.set(intercepts);
      this.words = new Int32Array(this.intercepts.buffer);
    }
    this.intercepts[4 * count] = b;
    this.words[8 * count + A] = a;
    this.words[8 * count + LOW] = low;
    this.count++;
    return count;
  }
}

const A = 2;
const LOW = 3;
const LEFT = 4;
