/**
 * RangeMode: the most frequent value of ranges of a fixed array.
 *
 * Use     const modes = new RangeMode(values); modes.find(0, 3)
 * Time    O(√n) for find, O(n √n) to build
 * Space   about 40 bytes an element
 * Limits  n in [0, 2^24]; any values but NaN; of several modes any one
 * Errors  RangeError for NaN, and for a range outside or empty
 * Source  Chan, Durocher, Larsen, Morrison, Wilkinson, "Linear-space data structures for range mode
 *         query in arrays", Theory Comput. Syst. 55 (2014)
 * Tested  programs.test.ts: against counts; range-mode.test.ts: long arrays; verify: library-checker
 *         static_range_mode_query
 */
import { checkRange } from "./check-range";
import { compress } from "./compress";

export class RangeMode {
  readonly size: number;
  private readonly values: Float64Array;
  private readonly ranks: Int32Array;
  /** The places of each value in turn; element i is at place at[i] of that list. */
  private readonly places: Int32Array;
  private readonly at: Int32Array;
  /** How many elements before and after i have its value. */
  private readonly before: Int32Array;
  private readonly after: Int32Array;
  private readonly width: number;
  private readonly blocks: number;
  /** For blocks [a, b): counts[a * (blocks + 1) + b] and a value of that frequency. */
  private readonly counts: Int32Array;
  private readonly modes: Int32Array;

  constructor(values: ArrayLike<number>) {
    const n = values.length;
    const compressed = compress(values, "RangeMode");
    const { ranks } = compressed;
    const starts = new Int32Array(compressed.values.length + 1);
    for (let i = 0; i < n; i++) starts[ranks[i]! + 1]!++;
    for (let rank = 0; rank < compressed.values.length; rank++) starts[rank + 1]! += starts[rank]!;
    const next = starts.slice();
    const places = new Int32Array(n);
    const at = new Int32Array(n);
    for (let i = 0; i < n; i++) {
      at[i] = next[ranks[i]!]!++;
      places[at[i]!] = i;
    }
    const before = at.map((place, i) => place - starts[ranks[i]!]!);
    const after = at.map((place, i) => starts[ranks[i]! + 1]! - 1 - place);
    const width = Math.max(1, Math.floor(Math.sqrt(n)));
    const blocks = Math.ceil(n / width);
    const counts = new Int32Array((blocks + 1) * (blocks + 1));
    const modes = new Int32Array((blocks + 1) * (blocks + 1));
    const frequency = new Int32Array(compressed.values.length);
    for (let a = 0; a < blocks; a++) {
      frequency.fill(0);
      let best = 0;
      let mode = 0;
      for (let b = a + 1; b <= blocks; b++) {
        const end = Math.min(b * width, n);
        for (let i = (b - 1) * width; i < end; i++) {
          const rank = ranks[i]!;
          const count = frequency[rank]! + 1;
          frequency[rank] = count;
          if (count > best) {
            best = count;
            mode = rank;
          }
        }
        counts[a * (blocks + 1) + b] = best;
        modes[a * (blocks + 1) + b] = mode;
      }
    }
    this.size = n;
    this.values = compressed.values;
    this.ranks = ranks;
    this.places = places;
    this.at = at;
    this.before = before;
    this.after = after;
    this.width = width;
    this.blocks = blocks;
    this.counts = counts;
    this.modes = modes;
  }

  /** A most frequent value of [l, r), and how often it occurs. */
  find(l: number, r: number): { value: number; count: number } {
    checkRange("RangeMode.find", l, r, this.size);
    if (l === r) throw new RangeError(`RangeMode.find: expected l < r, got l = r = ${l}`);
    const ranks = this.ranks;
    const places = this.places;
    const at = this.at;
    const before = this.before;
    const after = this.after;
    const width = this.width;
    const first = Math.ceil(l / width);
    const last = Math.floor(r / width);
    // 0 where no whole block lies in the range.
    let count = this.counts[first * (this.blocks + 1) + last]!;
    let mode = this.modes[first * (this.blocks + 1) + last]!;
    // For each element outside the whole blocks: does its value occur once more than the best so far?
    const headEnd = first < last ? first * width : r;
    for (let i = l; i < headEnd; i++) {
      while (after[i]! >= count && places[at[i]! + count]! < r) {
        count++;
        mode = ranks[i]!;
      }
    }
    for (let i = first < last ? last * width : r; i < r; i++) {
      while (before[i]! >= count && places[at[i]! - count]! >= l) {
        count++;
        mode = ranks[i]!;
      }
    }
    return { value: this.values[mode]!, count };
  }
}
