/**
 * RangeFrequency: how often a number stands in ranges of a fixed array.
 *
 * Use     const frequency = new RangeFrequency(values); frequency.count(l, r, x)
 * Time    O(n) to build from 32-bit integers, O(n log n) at worst from doubles; O(log n) a question
 * Space   16 bytes an element; about 40 while it is built
 * Limits  n in [0, 2^28]; any numbers but NaN; -0 and 0 are equal
 * Errors  RangeError for NaN in the array and for a range outside [0, n]
 * Source  binary search among the places of a number: folklore, own code
 * Tested  programs.test.ts: against counting; range-frequency.test.ts: doubles and the ends of 32 bits; verify:
 *         library-checker static_range_frequency
 */
import { checkNumber, checkRange } from "./check-range";
import { compress, lowerBound } from "./compress";

export class RangeFrequency {
  readonly size: number;
  private readonly values: Float64Array;
  /** Number values[k] stands at places[starts[k]] … places[starts[k + 1] - 1], in ascending order. */
  private readonly starts: Int32Array;
  private readonly places: Int32Array;

  constructor(numbers: ArrayLike<number>) {
    const { values, ranks } = compress(numbers, "RangeFrequency");
    this.size = ranks.length;
    this.values = values;
    this.starts = new Int32Array(values.length + 1);
    this.places = new Int32Array(ranks.length);
    const { starts, places } = this;
    for (let i = 0; i < ranks.length; i++) starts[ranks[i]! + 1]!++;
    for (let k = 0; k < values.length; k++) starts[k + 1]! += starts[k]!;
    const next = starts.slice();
    for (let i = 0; i < ranks.length; i++) places[next[ranks[i]!]!++] = i;
  }

  /** How many of the numbers in [l, r) equal x. */
  count(l: number, r: number, x: number): number {
    checkRange("RangeFrequency.count", l, r, this.size);
    checkNumber("RangeFrequency.count", x);
    const k = lowerBound(this.values, x);
    if (k === this.values.length || this.values[k] !== x) return 0;
    return this.firstFrom(k, r) - this.firstFrom(k, l);
  }

  /** Where in `places` the first place of number values[k] stands that is not below `place`. */
  private firstFrom(k: number, place: number): number {
    const places = this.places;
    let low = this.starts[k]!;
    let high = this.starts[k + 1]!;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (places[middle]! < place) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}
