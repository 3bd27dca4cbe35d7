/**
 * LiChaoTree: the lowest of lines or segments y = a x + b at places that are known beforehand.
 *
 * Use     const lines = new LiChaoTree([0, 1, 2]); lines.add(3, 1); lines.addSegment(l, r, 2, 5); lines.min(i)
 * Time    O(log n) for add, min and minExact with n places, O(log² n) for addSegment
 * Space   40 to 80 bytes a place
 * Limits  places are integers within ±2^31, slopes within ±2^30, b within ±2^60 as number, bigint or sum of
 *         two numbers: comparisons are still exact. For the highest line negate a and b; not checked to be
 *         numbers: lowWord(rest), putParts(y, rest), isNegative(slope, intercept, low, x)
 * Errors  RangeError for places that do not ascend or are no such integers, for a slope, b or rest
 *         outside, for a range or index outside, and for parts with no room
 * Source  Li Chao (2013), folklore; values as a double beside the value modulo 2^32, own work
 * Tested  li-chao-tree.test.ts: against all lines in bigint; verify: library-checker segment_add_get_min
 */
import { checkIndex, checkRange } from "./check-range";

export class LiChaoTree {
  readonly size: number;
  private readonly places: Float64Array;
  private readonly leaves: number;
  /**
   * The line of slot k, in 16 bytes: b to 53 bits at 2k (Infinity where there is no line); as 32-bit
   * words, a at 4k + 2 and the lower 32 bits of b at 4k + 3. Slot 0 holds the line that is being added,
   * or the lowest one that was found.
   */
  private readonly intercepts: Float64Array;
  private readonly words: Int32Array;

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
    this.places = new Float64Array(leaves);
    for (let i = 0; i < leaves; i++) this.places[i] = places[Math.min(i, n - 1)] ?? 0;
    this.leaves = leaves;
    this.intercepts = new Float64Array(4 * leaves);
    this.words = new Int32Array(this.intercepts.buffer);
    for (let at = 0; at < this.intercepts.length; at += 2) this.intercepts[at] = Infinity;
  }

  /** Adds the line a x + b + rest at all places. */
  add(a: number, b: number | bigint, rest = 0): void {
    this.setLine("LiChaoTree.add", a, b, rest);
    this.insert(1);
  }

  /**
   * Adds a x + b + rest at the places with indices in [l, r). A b beyond 2^53 may so be given as two
   * numbers, of which the sum need not be a double: no bigint is made. rest is a safe integer.
   */
  addSegment(l: number, r: number, a: number, b: number | bigint, rest = 0): void {
    checkRange("LiChaoTree.addSegment", l, r, this.size);
    this.setLine("LiChaoTree.addSegment", a, b, rest);
    let low = this.leaves + l;
    let high = this.leaves + r;
    for (; low < high; low >>= 1, high >>= 1) {
      if (low & 1) this.insert(low++);
      if (high & 1) this.insert(--high);
    }
  }

  /** The lowest y at place i, rounded to a double; Infinity if nothing was added there. */
  min(i: number): number {
    this.findLowest(i);
    return this.words[A]! * this.places[i]! + this.intercepts[0]!;
  }

  /** The lowest y at place i; undefined if nothing was added there. */
  minExact(i: number): bigint | undefined {
    const y = this.min(i);
    return y === Infinity ? undefined : BigInt(y) + BigInt(this.rest(i, y));
  }

  /**
   * False if nothing was added at place i; else the lowest y there is put into `parts` as writeWideInts
   * takes it, without a bigint: y = parts[1] · 10^13 + parts[2], and parts[0] = 0.
   */
  minParts(i: number, parts: Float64Array): boolean {
    if (parts.length < 3) {
      throw new RangeError(`LiChaoTree.minParts: expected room for 3 parts, got ${parts.length}`);
    }
    const y = this.min(i);
    if (y === Infinity) return false;
    putParts(y, this.rest(i, y), parts);
    return true;
  }

  /** What the y at place i of the line in slot 0 is more than its double. */
  private rest(i: number, y: number): number {
    const low = Math.imul(this.words[A]!, this.places[i]!) + this.words[LOW]!;
    return (low - (y | 0)) | 0;
  }

  private setLine(method: string, a: number, b: number | bigint, rest: number): void {
    checkLine(method, a, b, rest);
    this.words[A] = a;
    this.intercepts[0] = Number(b) + rest;
    this.words[LOW] = lowWord(b, rest);
  }

  private findLowest(i: number): void {
    checkIndex("LiChaoTree.min", i, this.size);
    const { intercepts, words } = this;
    const x = this.places[i]!;
    let a = 0;
    let b = Infinity;
    let low = 0;
    for (let k = this.leaves + i; k > 0; k >>= 1) {
      const at = 4 * k;
      const otherA = words[at + A]!;
      const otherB = intercepts[2 * k]!;
      const otherLow = words[at + LOW]!;
      if (!isNegative(otherA - a, otherB - b, otherLow - low, x)) continue;
      a = otherA;
      b = otherB;
      low = otherLow;
    }
    words[A] = a;
    intercepts[0] = b;
    words[LOW] = low;
  }

  /**
   * Adds the line of slot 0. Each slot keeps the line that is lower in its middle; the other line may be
   * lower towards one end, as its slope says, and goes down there if it is.
   */
  private insert(slot: number): void {
    const { intercepts, words, places } = this;
    let a = words[A]!;
    let b = intercepts[0]!;
    let low = words[LOW]!;
    let width = this.leaves >> (31 - Math.clz32(slot));
    let first = slot * width - this.leaves;
    for (let k = slot; ; ) {
      const at = 4 * k;
      const otherA = words[at + A]!;
      const otherB = intercepts[2 * k]!;
      const otherLow = words[at + LOW]!;
      const half = width >> 1;
      let goesLeft = a > otherA;
      if (isNegative(a - otherA, b - otherB, (low - otherLow) | 0, places[first + half]!)) {
        words[at + A] = a;
        intercepts[2 * k] = b;
        words[at + LOW] = low;
        if (otherB === Infinity || width === 1 || a === otherA) return;
        goesLeft = !goesLeft;
        const end = goesLeft ? first : first + width - 1;
        if (!isNegative(otherA - a, otherB - b, (otherLow - low) | 0, places[end]!)) return;
        a = otherA;
        b = otherB;
        low = otherLow;
      } else {
        if (width === 1 || a === otherA) return;
        const end = goesLeft ? first : first + width - 1;
        if (!isNegative(a - otherA, b - otherB, (low - otherLow) | 0, places[end]!)) return;
      }
      k *= 2;
      if (!goesLeft) {
        k++;
        first += half;
      }
      width = half;
    }
  }
}

const A = 2;
const LOW = 3;

/** Refuses a line for which isNegative could be wrong. */
export function checkLine(method: string, a: number, b: number | bigint, rest: number): void {
  const intercept = Number(b);
  if (!Number.isInteger(a) || Math.abs(a) > 2 ** 30) {
    throw new RangeError(`${method}: slope must be an integer within ±2^30, got ${a}`);
  }
  if (!Number.isInteger(intercept) || Math.abs(intercept) > 2 ** 60) {
    throw new RangeError(`${method}: b must be an integer within ±2^60, got ${b}`);
  }
  if (!Number.isSafeInteger(rest)) {
    throw new RangeError(`${method}: rest must be a safe integer, got ${rest}`);
  }
}

/** The lower 32 bits of b + rest. */
export function lowWord(b: number | bigint, rest: number): number {
  const low = typeof b === "number" ? b | 0 : Number(BigInt.asIntN(32, b));
  return (low + (rest | 0)) | 0;
}

/** Puts y + rest into the first three parts as writeWideInts takes them; y is a double within ±2^62. */
export function putParts(y: number, rest: number, parts: Float64Array): void {
  const upper = Math.floor(y / 1e13); // exact, as all of this
  parts[0] = 0;
  parts[1] = upper;
  parts[2] = y - upper * 1e13 + rest;
}

/** Whether slope x + intercept is negative, where `low` is the intercept modulo 2^32; nothing is checked. */
export function isNegative(slope: number, intercept: number, low: number, x: number): boolean {
  const y = slope * x + intercept;
  // The double's error is below 2^11; where the double is that small, y modulo 2^32 is exact.
  if (y > 4096) return false;
  if (y < -4096) return true;
  return ((Math.imul(slope, x) + low) | 0) < 0;
}
