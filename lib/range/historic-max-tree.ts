/**
 * HistoricMaxTree: numbers under addition, min and assignment on a range; sums, maxima, and the largest that
 * each has ever been ("historic maximum").
 *
 * Use     const tree = new HistoricMaxTree(values); tree.add(l, r, x); tree.chmin(l, r, x); tree.assign(l, r, x);
 *         tree.sum(l, r); tree.max(l, r); tree.historicMax(l, r); tree.maxRight(l, (max) => max <= x)
 * Time    O(log² n) amortised for chmin and assign (O(log n) without add), O(log n) for the others, O(n) to
 *         build
 * Space   144 to 288 bytes an element
 * Limits  n in [0, 2^26]; exact while numbers are integers and every sum stays within ±2^53. For chmax and
 *         the historic minimum, negate all numbers; historic sums: HistoricSumTree. A fold is a
 *         maximum
 * Errors  RangeError for a bad size, a range outside, and a number that is not finite
 * Source  Ji Ruyi, "Segment tree beats" (2016); own code on LazySlotTree
 * Tested  historic-max-tree.test.ts: against an array; verify: Luogu P6242
 */
import { checkFinite, checkRange, checkSize } from "./check-range";
import { LazySlotTree } from "./lazy-slot-tree";

const ADD = 0;
const CHMIN = 1;
const ASSIGN = 2;

// A slot is one cache line of eight doubles.
const MAX = 0; // the largest number
const SECOND = 1; // the second largest, -Infinity if all are equal
const EVER = 2; // the largest that there ever was
const SUM = 3;
// Pending for the children: what the largest numbers and the others gain, and the most that these gains ever were.
const TOP_GAIN = 4;
const GAIN = 5;
const TOP_PEAK = 6;
const PEAK = 7;

export class HistoricMaxTree {
  readonly size: number;
  private readonly tree: Beats;

  /** n zeros, or the given values. */
  constructor(values: number | ArrayLike<number>) {
    const size = typeof values === "number" ? values : values.length;
    checkSize("HistoricMaxTree", size, 2 ** 26);
    this.size = size;
    this.tree = new Beats(size, values);
  }

  /** Adds x to every element in [l, r). */
  add(l: number, r: number, x: number): void {
    this.change("add", ADD, l, r, x);
  }

  /** Every element a in [l, r) becomes min(a, x). */
  chmin(l: number, r: number, x: number): void {
    this.change("chmin", CHMIN, l, r, x);
  }

  /** Every element in [l, r) becomes x. */
  assign(l: number, r: number, x: number): void {
    this.change("assign", ASSIGN, l, r, x);
  }

  /** The sum of the elements in [l, r). */
  sum(l: number, r: number): number {
    checkRange("HistoricMaxTree.sum", l, r, this.size);
    return this.tree.sum(l, r);
  }

  /** The maximum of [l, r); -Infinity if there are no elements. */
  max(l: number, r: number): number {
    checkRange("HistoricMaxTree.max", l, r, this.size);
    return this.tree.most(l, r, MAX);
  }

  /** The largest number that any element of [l, r) is or has been. */
  historicMax(l: number, r: number): number {
    checkRange("HistoricMaxTree.historicMax", l, r, this.size);
    return this.tree.most(l, r, EVER);
  }

  /** max under the name that SegmentTree has. */
  fold(l: number, r: number): number {
    return this.max(l, r);
  }

  /** The largest r in [l, size] for which isGood(max(l, r)), under the conditions of SegmentTree. */
  maxRight(l: number, isGood: (max: number) => boolean): number {
    const { numbers } = this.tree;
    return this.tree.maxRight(l, (slot) => isGood(numbers[8 * slot + MAX]!));
  }

  /** The smallest l in [0, r] for which isGood(max(l, r)), under the same conditions. */
  minLeft(r: number, isGood: (max: number) => boolean): number {
    const { numbers } = this.tree;
    return this.tree.minLeft(r, (slot) => isGood(numbers[8 * slot + MAX]!));
  }

  private change(method: string, kind: number, l: number, r: number, x: number): void {
    checkRange(method, l, r, this.size, "HistoricMaxTree");
    if (!Number.isFinite(x)) checkFinite(`HistoricMaxTree.${method}`, x);
    const { tree } = this;
    tree.kind = kind;
    tree.x = x;
    tree.updateRange(l, r);
  }
}

class Beats extends LazySlotTree {
  /** Slot k starts at 8k. */
  readonly numbers = new Float64Array(8 * this.slots);
  /** How often the largest number occurs below slot k, and how many others there are: at 2k and 2k + 1. */
  private readonly counts = new Int32Array(2 * this.slots);
  kind = ADD;
  x = 0;

  constructor(size: number, values: number | ArrayLike<number>) {
    super(size, "HistoricMaxTree");
    const { numbers, counts, leaves } = this;
    for (let k = 0; k < this.slots; k++) {
      numbers[8 * k + MAX] = numbers[8 * k + SECOND] = numbers[8 * k + EVER] = -Infinity;
    }
    for (let i = 0; i < size; i++) {
      const x = typeof values === "number" ? 0 : values[i]!;
      checkFinite("HistoricMaxTree", x, i);
      const at = 8 * (leaves + i);
      numbers[at + MAX] = numbers[at + EVER] = numbers[at + SUM] = x;
      counts[2 * (leaves + i)] = 1;
    }
    this.build();
  }

  sum(l: number, r: number): number {
    const { numbers } = this;
    let sum = 0;
    let low = this.leaves + l;
    let high = this.leaves + r;
    if (l < r) this.pushEnds(low, high);
    for (; low < high; low >>= 1, high >>= 1) {
      if (low & 1) sum += numbers[8 * low++ + SUM]!;
      if (high & 1) sum += numbers[8 * --high + SUM]!;
    }
    return sum;
  }

  protected combine(into: number, left: number, right: number): void {
    const { numbers } = this;
    const counts = this.counts;
    const to = 8 * into;
    const a = 8 * left;
    const b = 8 * right;
    const one = numbers[a + MAX]!;
    const other = numbers[b + MAX]!;
    const top = one > other ? one : other;
    const low = one > other ? other : one;
    const below = one < other ? Number.NEGATIVE_INFINITY : numbers[a + SECOND]!;
    const beside = other < one ? Number.NEGATIVE_INFINITY : numbers[b + SECOND]!;
    const rest = below > beside ? below : beside;
    numbers[to + MAX] = top;
    numbers[to + SECOND] = low < top && low > rest ? low : rest;
    numbers[to + EVER] =
      numbers[a + EVER]! > numbers[b + EVER]! ? numbers[a + EVER]! : numbers[b + EVER]!;
    numbers[to + SUM] = numbers[a + SUM]! + numbers[b + SUM]!;
    const most = (one === top ? counts[2 * left]! : 0) + (other === top ? counts[2 * right]! : 0);
    const all =
      counts[2 * left]! + counts[2 * left + 1]! + counts[2 * right]! + counts[2 * right + 1]!;
    counts[2 * into] = most;
    counts[2 * into + 1] = all - most;
  }

  protected act(k: number): boolean {
    const { numbers } = this;
    const kind = this.kind;
    const x = this.x;
    const top = numbers[8 * k + MAX]!;
    if (kind === ADD) {
      this.gain(k, x, x, x > 0 ? x : 0, x > 0 ? x : 0);
      return true;
    }
    if (top === -Infinity || (kind === CHMIN && x >= top)) return true;
    const second = numbers[8 * k + SECOND]!;
    if (kind === CHMIN ? x <= second : second !== -Infinity) return false;
    this.gain(k, x - top, 0, x > top ? x - top : 0, 0);
    return true;
  }

  protected push(k: number): void {
    const { numbers } = this;
    const at = 8 * k;
    const topGain = numbers[at + TOP_GAIN]!;
    const gain = numbers[at + GAIN]!;
    const topPeak = numbers[at + TOP_PEAK]!;
    const peak = numbers[at + PEAK]!;
    if (topGain === 0 && gain === 0 && topPeak === 0 && peak === 0) return;
    numbers[at + TOP_GAIN] = numbers[at + GAIN] = numbers[at + TOP_PEAK] = numbers[at + PEAK] = 0;
    // The children do not have the gains yet: those with the larger maximum hold the largest numbers.
    const one = numbers[16 * k + MAX]!;
    const other = numbers[16 * k + 8 + MAX]!;
    const top = one > other ? one : other;
    for (let child = 2 * k; child < 2 * k + 2; child++) {
      const hasTop = numbers[8 * child + MAX] === top;
      this.gain(child, hasTop ? topGain : gain, gain, hasTop ? topPeak : peak, peak);
    }
  }

  /** The largest numbers gain one amount, the others another; the peaks are the most they gained on the way. */
  private gain(k: number, topGain: number, gain: number, topPeak: number, peak: number): void {
    const { numbers, counts } = this;
    const at = 8 * k;
    const ever = numbers[at + MAX]! + topPeak;
    if (ever > numbers[at + EVER]!) numbers[at + EVER] = ever;
    numbers[at + SUM]! += topGain * counts[2 * k]! + gain * counts[2 * k + 1]!;
    numbers[at + MAX]! += topGain;
    numbers[at + SECOND]! += gain;
    if (k >= this.leaves) return;
    const topBest = numbers[at + TOP_GAIN]! + topPeak;
    const best = numbers[at + GAIN]! + peak;
    if (topBest > numbers[at + TOP_PEAK]!) numbers[at + TOP_PEAK] = topBest;
    if (best > numbers[at + PEAK]!) numbers[at + PEAK] = best;
    numbers[at + TOP_GAIN]! += topGain;
    numbers[at + GAIN]! += gain;
  }

  /** The largest number of a column, MAX or EVER; without a fold, as nothing else is asked for. */
  most(l: number, r: number, column: number): number {
    const numbers = this.numbers;
    let most = Number.NEGATIVE_INFINITY;
    let low = this.leaves + l;
    let high = this.leaves + r;
    if (l < r) this.pushEnds(low, high);
    for (; low < high; low >>= 1, high >>= 1) {
      if (low & 1) {
        const x = numbers[8 * low++ + column]!;
        if (x > most) most = x;
      }
      if (high & 1) {
        const x = numbers[8 * --high + column]!;
        if (x > most) most = x;
      }
    }
    return most;
  }
}
