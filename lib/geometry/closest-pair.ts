/**
 * closestPair: two points with the least distance of all.
 *
 * Use     closestPair(x, y)
 * Time    O(n log n): 5 · 10^5 points in about 0.4 s
 * Space   about 50 bytes a point
 * Limits  at least two points. Distances of integers within ±2^50 are compared exactly, those of doubles
 *         within ±2^500 by their squares, rounded: squares below 2^-1074 are 0
 * Errors  RangeError: fewer than two points, columns of different lengths, a coordinate that is no number or
 *         too large
 * Source  M. I. Shamos, D. Hoey (1975): halves joined by a strip; own code, bottom up
 * Tested  closest-pair.test.ts: against all pairs, of integers in BigInt; verify: library-checker
 *         closest_pair
 */
import { shown } from "../io/shown";
import { smallInts } from "../sequence/small-ints";
import { type Coordinates, EXACT_LIMIT } from "./check-points";
import { compareDistances } from "./compare-distances";
import { pointOrder } from "./point-order";

/** The indices of the two points, the smaller one first. */
export function closestPair(x: Coordinates, y: Coordinates): [number, number] {
  const n = x.length;
  if (n !== y.length) throw new RangeError(`closestPair: ${n} x, but ${y.length} y`);
  if (n < 2) throw new RangeError(`closestPair: expected at least two points, got ${n}`);
  const order = pointOrder(x, y);
  // px and py by x; `byY` has the places in them, each block of the present width in the order of y.
  const px = new Float64Array(n);
  const py = new Float64Array(n);
  for (let at = 0; at < n; at++) {
    px[at] = x[order[at]!]!;
    py[at] = y[order[at]!]!;
  }
  const areExact = [areIntegers(x), areIntegers(y)].every(Boolean);
  const best = new BestPair(px, py, areExact);
  let byY = smallInts(n);
  for (let at = 0; at < n; at++) byY[at] = at;
  let merged = smallInts(n);
  const strip = smallInts(n);
  for (let width = 1; width < n && best.square > 0; width *= 2) {
    for (let left = 0; left < n; left += 2 * width) {
      const middle = Math.min(left + width, n);
      const right = Math.min(middle + width, n);
      mergeByY(byY, merged, left, middle, right, py);
      if (middle < right) joinHalves(merged, left, right, px[middle]!, best, strip);
    }
    [byY, merged] = [merged, byY];
  }
  const pair: [number, number] = [order[best.first]!, order[best.second]!];
  return pair.sort((i, j) => i - j);
}

/** Whether all are integers that compareDistances takes; throws at one that no square can hold. */
function areIntegers(column: Coordinates): boolean {
  if (column instanceof Int32Array) return true;
  let areExact = true;
  for (let i = 0; i < column.length; i++) {
    const size = Math.abs(column[i]!);
    if (size <= EXACT_LIMIT && Number.isInteger(column[i])) continue;
    areExact = false;
    if (size <= LIMIT && typeof column[i] === "number") continue;
    throw new RangeError(
      `closestPair: expected numbers within ±2^500, got ${shown(column[i])} for point ${i}`,
    );
  }
  return areExact;
}

const LIMIT = 2 ** 500;

function mergeByY(
  from: Int32Array,
  to: Int32Array,
  left: number,
  middle: number,
  right: number,
  py: Float64Array,
): void {
  let i = left;
  let j = middle;
  for (let at = left; at < right; at++) {
    to[at] = j >= right || (i < middle && py[from[i]!]! <= py[from[j]!]!) ? from[i++]! : from[j++]!;
  }
}

/** Offers the pairs of points near the border of two halves, in the order of y. */
function joinHalves(
  byY: Int32Array,
  left: number,
  right: number,
  border: number,
  best: BestPair,
  strip: Int32Array,
): void {
  const { px, py } = best;
  let count = 0;
  for (let at = left; at < right; at++) {
    const point = byY[at]!;
    const dx = px[point]! - border;
    if (dx * dx > best.square) continue;
    for (let k = count - 1; k >= 0; k--) {
      const dy = py[point]! - py[strip[k]!]!;
      if (dy * dy > best.square) break;
      best.offer(strip[k]!, point);
    }
    strip[count++] = point;
  }
}

class BestPair {
  readonly px: Float64Array;
  readonly py: Float64Array;
  private readonly isExact: boolean;
  first = 0;
  second = 1;
  /** The square of the distance, rounded. */
  square: number;

  constructor(px: Float64Array, py: Float64Array, isExact: boolean) {
    this.px = px;
    this.py = py;
    this.isExact = isExact;
    this.square = (px[0]! - px[1]!) ** 2 + (py[0]! - py[1]!) ** 2;
  }

  offer(i: number, j: number): void {
    const { px, py, square, first: a, second: b } = this;
    const dx = px[i]! - px[j]!;
    const dy = py[i]! - py[j]!;
    const rounded = dx * dx + dy * dy;
    if (rounded > square * ABOVE_ROUNDING) return;
    if (this.isExact && rounded >= 2 ** 53) {
      if (compareDistances(dx, dy, px[a]! - px[b]!, py[a]! - py[b]!) >= 0) return;
    } else if (rounded >= square) return;
    this.first = i;
    this.second = j;
    this.square = rounded;
  }
}

/** Squares that differ by more than this factor are ordered as their rounded values are. */
const ABOVE_ROUNDING = 1 + 2 ** -50;
