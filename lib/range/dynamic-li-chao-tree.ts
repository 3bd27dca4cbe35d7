/**
 * DynamicLiChaoTree: the lowest of lines y = a x + b at any integer x of a range.
 *
 * Time    O(log(to - from)) for add, min and minExact
 * Space   24 bytes a line
 * Limits  from and to are integers within ±2^31, slopes within ±2^30, b within ±2^60 as number or bigint:
 *         comparisons are still exact. For segments, and for places that are known beforehand, take
 *         LiChaoTree; for the highest line negate a and b
 * Errors  RangeError for a range that is empty or no such integers, for a slope or b outside, and for an
 *         x outside the range
 * Source  Li Chao (2013), folklore; own code
 * Tested  dynamic-li-chao-tree.test.ts: against all lines in bigint; verify: library-checker
 *         line_add_get_min
 */
import { checkLine, isNegative } from "./li-chao-tree";

export class DynamicLiChaoTree {
  private readonly from: number;
  private readonly to: number;
  /** The line of each node: a, b to 53 bits, and the lower 32 bits of b. Node 0 is the root. */
  private slopes = new Int32Array(16);
  private intercepts = new Float64Array(16);
  private lows = new Int32Array(16);
  /** The left child of node k is children[2k], the right one children[2k + 1]; 0 for none. */
  private children = new Int32Array(32);
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

  /** Adds the line a x + b. */
  add(a: number, b: number | bigint): void {
    checkLine("DynamicLiChaoTree.add", a, b);
    this.insert(a, Number(b), typeof b === "number" ? b | 0 : Number(BigInt.asIntN(32, b)));
  }

  /** The lowest y at x, rounded to a double; Infinity if there are no lines. */
  min(x: number): number {
    const line = this.lowest(x);
    return line < 0 ? Infinity : this.slopes[line]! * x + this.intercepts[line]!;
  }

  /** The lowest y at x; undefined if there are no lines. */
  minExact(x: number): bigint | undefined {
    const line = this.lowest(x);
    if (line < 0) return undefined;
    const y = this.slopes[line]! * x + this.intercepts[line]!;
    const low = (Math.imul(this.slopes[line]!, x) + this.lows[line]!) | 0;
    return BigInt(y) + BigInt((low - (y | 0)) | 0);
  }

  private lowest(x: number): number {
    if (!Number.isInteger(x) || x < this.from || x >= this.to) {
      throw new RangeError(
        `DynamicLiChaoTree.min: expected an integer in [${this.from}, ${this.to}), got ${x}`,
      );
    }
    if (this.count === 0) return -1;
    const { slopes, intercepts, lows, children } = this;
    let best = 0;
    let { from, to } = this;
    for (let k = 0; ; ) {
      const slope = slopes[k]! - slopes[best]!;
      const intercept = intercepts[k]! - intercepts[best]!;
      if (isNegative(slope, intercept, lows[k]! - lows[best]!, x)) best = k;
      const middle = Math.floor((from + to) / 2);
      if (x < middle) to = middle;
      else from = middle + 1;
      k = children[2 * k + +(x >= middle)]!;
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
    const { slopes, intercepts, lows } = this;
    let { from, to } = this;
    for (let k = 0; ; ) {
      const otherA = slopes[k]!;
      const otherB = intercepts[k]!;
      const otherLow = lows[k]!;
      let slope = a - otherA;
      let intercept = b - otherB;
      let lower = low - otherLow;
      const middle = Math.floor((from + to) / 2);
      if (isNegative(slope, intercept, lower, middle)) {
        slopes[k] = a;
        intercepts[k] = b;
        lows[k] = low;
        a = otherA;
        b = otherB;
        low = otherLow;
        slope = -slope;
        intercept = -intercept;
        lower = -lower;
      }
      if (slope === 0) return;
      // Not where the range has only its middle: no line is lower than the node's there.
      if (!isNegative(slope, intercept, lower, slope > 0 ? from : to - 1)) return;
      const side = 2 * k + +(slope < 0);
      if (slope > 0) to = middle;
      else from = middle + 1;
      k = this.children[side]!;
      if (k === 0) {
        const node = this.newNode(a, b, low);
        this.children[side] = node;
        return;
      }
    }
  }

  private newNode(a: number, b: number, low: number): number {
    const { slopes, intercepts, lows, children, count } = this;
    if (count === slopes.length) {
      this.slopes = new Int32Array(2 * count);
      this.intercepts = new Float64Array(2 * count);
      this.lows = new Int32Array(2 * count);
      this.children = new Int32Array(4 * count);
      this.slopes.set(slopes);
      this.intercepts.set(intercepts);
      this.lows.set(lows);
      this.children.set(children);
    }
    this.slopes[count] = a;
    this.intercepts[count] = b;
    this.lows[count] = low;
    this.count++;
    return count;
  }
}
