/**
 * areaOfUnion: the area that rectangles with parallel sides cover together.
 *
 * Use     areaOfUnion({ lefts: [0, 1], bottoms: [0, 1], rights: [2, 3], tops: [2, 3] })
 * Time    O(n log n)
 * Space   about 150 bytes a rectangle
 * Limits  n in [0, 2^24]; coordinates are integers within ±2^40 and no side is longer than 2^41
 * Errors  RangeError for lists of different length, coordinates that are no such integers, and a rectangle
 *         with left > right or bottom > top
 * Source  Bentley, "Algorithms for Klee's rectangle problems" (1977); own code
 * Tested  programs.test.ts: against covered cells; area-of-union.test.ts: of any sign, and exact where sums
 *         pass 2^53; verify: library-checker area_of_union_of_rectangles
 */
import { argsort } from "../sequence/radix-sort";
import { compress } from "./compress";
import { joined, type Rectangles } from "./rectangle-sums";

export function areaOfUnion({ lefts, bottoms, rights, tops }: Rectangles): bigint {
  const n = lefts.length;
  if (bottoms.length !== n || rights.length !== n || tops.length !== n) {
    throw new RangeError("areaOfUnion: the sides of the rectangles are not as many");
  }
  // Side s < n is the left side of rectangle s, side n + s its right side; likewise below and above.
  const xs = joined(lefts, rights);
  const ys = joined(bottoms, tops);
  for (let s = 0; s < n; s++) {
    checkSpan(s, lefts[s]!, rights[s]!);
    checkSpan(s, bottoms[s]!, tops[s]!);
  }
  const { values, ranks } = compress(ys, "areaOfUnion");
  const covered = new CoveredLength(values);
  const order = argsort(xs);
  // The area, by parts that stay exact: length = 2^20 · upper + lower.
  let area = BigInt(0);
  let upperPart = 0;
  let lowerPart = 0;
  let before = xs[order[0]!]!;
  for (let at = 0; at < order.length; at++) {
    const side = order[at]!;
    const step = xs[side]! - before;
    if (step > 0) {
      const length = covered.length();
      const upper = Math.floor(length / PART);
      if (step < PART) {
        upperPart += upper * step;
        lowerPart += (length - upper * PART) * step;
        if (upperPart > SAFE || lowerPart > SAFE) {
          area += join(upperPart, lowerPart);
          upperPart = 0;
          lowerPart = 0;
        }
      } else area += BigInt(length) * BigInt(step);
      before = xs[side]!;
    }
    const s = side % n;
    covered.cover(ranks[s]!, ranks[n + s]!, side < n ? 1 : -1);
  }
  return area + join(upperPart, lowerPart);
}

function join(upper: number, lower: number): bigint {
  return BigInt(upper) * BigInt(PART) + BigInt(lower);
}

const PART = 2 ** 20;
const SAFE = 2 ** 52;

function checkSpan(s: number, low: number, high: number): void {
  const isInteger = Number.isInteger(low) && Number.isInteger(high);
  if (!isInteger || low > high || low < -(2 ** 40) || high > 2 ** 40) {
    throw new RangeError(
      `areaOfUnion: expected integers low <= high within ±2^40 in rectangle ${s}, got ${low}, ${high}`,
    );
  }
}

/** The covered length of a line under intervals that are added and removed. */
class CoveredLength {
  /** How many intervals cover a slot of the tree wholly (and not its parent), and what is covered below. */
  private readonly covers: Int32Array;
  private readonly lengths: Float64Array;
  private readonly widths: Float64Array;
  private readonly leaves: number;

  constructor(values: Float64Array) {
    let leaves = 2;
    while (leaves < values.length + 1) leaves *= 2;
    // Gap i, between values i and i + 1, is slot leaves + 1 + i: a free leaf on both sides, as in AddMinTree.
    this.leaves = leaves;
    this.covers = new Int32Array(2 * leaves);
    this.lengths = new Float64Array(2 * leaves);
    this.widths = new Float64Array(2 * leaves);
    for (let i = 0; i + 1 < values.length; i++) {
      this.widths[leaves + 1 + i] = values[i + 1]! - values[i]!;
    }
    for (let k = leaves - 1; k > 0; k--) {
      this.widths[k] = this.widths[2 * k]! + this.widths[2 * k + 1]!;
    }
  }

  length(): number {
    return this.lengths[1]!;
  }

  /** Adds `by` intervals over the gaps [l, r). */
  cover(l: number, r: number, by: number): void {
    let low = this.leaves + l;
    let high = this.leaves + r + 1;
    for (; (low ^ high) !== 1; low >>= 1, high >>= 1) {
      if ((low & 1) === 0) this.change(low + 1, by);
      if ((high & 1) === 1) this.change(high - 1, by);
      this.pull(low >> 1);
      this.pull(high >> 1);
    }
    for (let k = low >> 1; k > 0; k >>= 1) this.pull(k);
  }

  private change(k: number, by: number): void {
    this.covers[k]! += by;
    if (k >= this.leaves) this.lengths[k] = this.covers[k]! > 0 ? this.widths[k]! : 0;
    else this.pull(k);
  }

  private pull(k: number): void {
    const { lengths } = this;
    lengths[k] = this.covers[k]! > 0 ? this.widths[k]! : lengths[2 * k]! + lengths[2 * k + 1]!;
  }
}
