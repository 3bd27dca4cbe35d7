/**
 * WaveletMatrix: order statistics of ranges of a fixed array: k-th smallest, rank, frequency.
 *
 * Use     const matrix = new WaveletMatrix(values); matrix.kth(l, r, k); matrix.rank(l, r, x);
 *         matrix.frequency(l, r, x); new WaveletMatrix(values, values).sumBelow(l, r, x)
 * Time    O(log d) for each query with d different values; O(n log n) to build
 * Space   log d / 4 bytes an element and 8 bytes a different value; with weights 4 log d to 8 log d bytes an element
 * Limits  n in [0, 2^26]; values are any numbers but NaN; sums are exact within 2^53. Other folds, weights that
 *         change: WaveletFolds
 * Errors  RangeError for a bad size, NaN among the values, weights of another count, a range outside, and k outside
 *         the range; TypeError for sumBelow without weights
 * Source  Claude, Navarro and Ordóñez, "The wavelet matrix", Information Systems 47 (2015), 15-32
 * Tested  wavelet-matrix.test.ts: against a sorted slice; verify: library-checker range_kth_smallest,
 *         static_range_sum_with_upper_bound
 */
import { checkNumber, checkRange, checkSize, numbersOf } from "./check-range";
import { PrefixSums } from "./prefix-sums";

export class WaveletMatrix {
  readonly size: number;
  private readonly title: string;
  protected readonly levels: number;
  /** The different values in ascending order: the matrix holds their ranks. */
  private readonly sorted: Float64Array;
  /**
   * For each level, words of 32 bits interleaved with the number of ones before them, so that both are
   * in one cache line.
   */
  private readonly rows: Int32Array;
  private readonly rowLength: number;
  /** How many zeros each level has. */
  private readonly zeros: Int32Array;
  /** Of each level's zeros in the order of the next level, and of the array, the sums of weights. */
  private readonly sums: PrefixSums[] | undefined;
  /**
   * What below finds: groups[3g] is a level, or `levels` for the array itself; the elements are those from
   * groups[3g + 1] to groups[3g + 2] of its zeros.
   */
  protected readonly groups = new Int32Array(3 * 32);

  /** The weights are what sumBelow adds up: the values once more for sums of values; title opens messages. */
  constructor(values: ArrayLike<number>, weights?: ArrayLike<number>, title = "WaveletMatrix") {
    const size = values.length;
    checkSize(title, size, 2 ** 26);
    const sorted = distinct(values, title);
    const levels = Math.max(1, 32 - Math.clz32(sorted.length - 1));
    this.size = size;
    this.title = title;
    this.sorted = sorted;
    this.levels = levels;
    this.rowLength = 2 * ((size >> 5) + 1);
    this.rows = new Int32Array(levels * this.rowLength);
    this.zeros = new Int32Array(levels);
    let ranks = new Int32Array(size);
    for (let i = 0; i < size; i++) ranks[i] = this.rankOf(values[i]!);
    let next = new Int32Array(size);
    for (let level = 0; level < levels; level++) {
      this.buildLevel(level, ranks, next);
      [ranks, next] = [next, ranks];
    }
    if (!weights) return;
    const parts = this.zeroParts(numbersOf(`${title}: weights`, weights));
    this.sums = parts.map((part) => new PrefixSums(part));
  }

  /** The k-th smallest of the elements in [l, r), from 0. */
  kth(l: number, r: number, k: number): number {
    checkRange("WaveletMatrix.kth", l, r, this.size);
    if (k >>> 0 !== k || k >= r - l) {
      throw new RangeError(`WaveletMatrix.kth: k must be an integer in [0, ${r - l}), got ${k}`);
    }
    const { rows, zeros, levels, rowLength } = this;
    let low = l;
    let high = r;
    let rest = k;
    let rank = 0;
    for (let level = 0, row = 0; level < levels; level++, row += rowLength) {
      const onesLow = onesBefore(rows, row, low);
      const onesHigh = onesBefore(rows, row, high);
      const count = high - low - (onesHigh - onesLow);
      if (rest < count) {
        low -= onesLow;
        high -= onesHigh;
        rank = 2 * rank;
      } else {
        rest -= count;
        low = zeros[level]! + onesLow;
        high = zeros[level]! + onesHigh;
        rank = 2 * rank + 1;
      }
    }
    return this.sorted[rank]!;
  }

  /** How many elements in [l, r) are less than x. */
  rank(l: number, r: number, x: number): number {
    const { groups } = this;
    let less = 0;
    for (let g = 3 * this.below("WaveletMatrix.rank", l, r, x) - 3; g >= 0; g -= 3) {
      less += groups[g + 2]! - groups[g + 1]!;
    }
    return less;
  }

  /** The sum of the weights of the elements in [l, r) that are less than x. */
  sumBelow(l: number, r: number, x: number): number {
    const { groups } = this;
    const sums = this.sums;
    if (!sums) throw new TypeError("WaveletMatrix.sumBelow: new WaveletMatrix had no weights");
    let sum = 0;
    for (let g = 3 * this.below("WaveletMatrix.sumBelow", l, r, x) - 3; g >= 0; g -= 3) {
      sum += sums[groups[g]!]!.sum(groups[g + 1]!, groups[g + 2]!);
    }
    return sum;
  }

  /** Writes the groups that make up the elements in [l, r) less than x; returns how many. */
  protected below(method: string, l: number, r: number, x: number): number {
    checkRange(method, l, r, this.size);
    checkNumber(method, x);
    const { rows, zeros, levels, rowLength, groups } = this;
    const bound = this.rankOf(x);
    const isAll = bound === this.sorted.length;
    let low = l;
    let high = r;
    let end = 0;
    for (let level = 0, row = 0; level < levels && !isAll; level++, row += rowLength) {
      const onesLow = onesBefore(rows, row, low);
      const onesHigh = onesBefore(rows, row, high);
      if ((bound >> (levels - 1 - level)) & 1) {
        groups[end] = level;
        groups[end + 1] = low - onesLow;
        groups[end + 2] = high - onesHigh;
        end += 3;
        low = zeros[level]! + onesLow;
        high = zeros[level]! + onesHigh;
      } else {
        low -= onesLow;
        high -= onesHigh;
      }
    }
    if (!isAll) return end / 3;
    groups[0] = levels;
    groups[1] = l;
    groups[2] = r;
    return 1;
  }

  /** The weights of each level's zeros in the order of the next level, and of all elements. */
  protected zeroParts<T>(weights: ArrayLike<T>): T[][] {
    if (weights.length !== this.size) {
      throw new RangeError(`${this.title}: expected ${this.size} weights, got ${weights.length}`);
    }
    const all = Array.from(weights);
    const parts: T[][] = [];
    let order = all;
    for (let level = 0; level < this.levels; level++) {
      const [zeros, ones]: [T[], T[]] = [[], []];
      for (const [i, weight] of order.entries()) {
        (this.nextPlace(level, i) < 0 ? ones : zeros).push(weight);
      }
      parts.push(zeros);
      order = zeros.concat(ones);
    }
    return [...parts, all];
  }

  /** Where element i of a level's order is in the next one; ~place where its bit is 1. */
  protected nextPlace(level: number, i: number): number {
    const { rows, rowLength } = this;
    const row = level * rowLength;
    const ones = onesBefore(rows, row, i);
    const isOne = (rows[row + ((i >> 5) << 1) + 1]! >> (i & 31)) & 1;
    return isOne ? ~(this.zeros[level]! + ones) : i - ones;
  }

  /** How many elements in [l, r) equal x. */
  frequency(l: number, r: number, x: number): number {
    checkRange("WaveletMatrix.frequency", l, r, this.size);
    checkNumber("WaveletMatrix.frequency", x);
    const rank = this.rankOf(x);
    if (rank === this.sorted.length || this.sorted[rank] !== x) return 0;
    const { rows, zeros, levels, rowLength } = this;
    let low = l;
    let high = r;
    for (let level = 0, row = 0; level < levels; level++, row += rowLength) {
      const onesLow = onesBefore(rows, row, low);
      const onesHigh = onesBefore(rows, row, high);
      const isOne = (rank >> (levels - 1 - level)) & 1;
      low = isOne ? zeros[level]! + onesLow : low - onesLow;
      high = isOne ? zeros[level]! + onesHigh : high - onesHigh;
    }
    return high - low;
  }

  /** How many different values are less than x. */
  private rankOf(x: number): number {
    const { sorted } = this;
    let low = 0;
    let high = sorted.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (sorted[middle]! < x) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  /** Stores one bit of each rank, the highest for level 0, and sorts the ranks stably by it. */
  private buildLevel(level: number, ranks: Int32Array, next: Int32Array): void {
    const shift = this.levels - 1 - level;
    const row = level * this.rowLength;
    let zeros = 0;
    for (let i = 0; i < ranks.length; i++) {
      const bit = (ranks[i]! >> shift) & 1;
      if (bit === 1) this.rows[row + ((i >> 5) << 1) + 1]! |= 1 << (i & 31);
      else next[zeros++] = ranks[i]!;
    }
    this.zeros[level] = zeros;
    for (let i = 0, ones = zeros; i < ranks.length; i++) {
      if ((i & 31) === 0) this.rows[row + (i >> 4)] = ones - zeros;
      if ((ranks[i]! >> shift) & 1) next[ones++] = ranks[i]!;
    }
    if ((ranks.length & 31) === 0) this.rows[row + (ranks.length >> 4)] = ranks.length - zeros;
  }
}

/** How many of the first i bits of a row are ones. */
function onesBefore(rows: Int32Array, row: number, i: number): number {
  const at = row + ((i >> 5) << 1);
  let bits = rows[at + 1]! & ((1 << (i & 31)) - 1);
  bits -= (bits >>> 1) & 0x55555555;
  bits = (bits & 0x33333333) + ((bits >>> 2) & 0x33333333);
  return rows[at]! + (Math.imul((bits + (bits >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24);
}

function distinct(values: ArrayLike<number>, title: string): Float64Array {
  const sorted = new Float64Array(values).sort();
  let count = 0;
  for (let i = 0; i < sorted.length; i++) {
    if (Number.isNaN(sorted[i]!)) throw new RangeError(`${title}: NaN among the values`);
    if (i === 0 || sorted[i] !== sorted[i - 1]) sorted[count++] = sorted[i]!;
  }
  return sorted.slice(0, count);
}
