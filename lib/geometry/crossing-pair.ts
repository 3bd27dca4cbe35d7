/**
 * crossingPair: two of many segments that have a point in common, if any do.
 *
 * Use     crossingPair(Int32Array.of(0, 0), Int32Array.of(0, 4), Int32Array.of(4, 4), Int32Array.of(4, 0))
 * Time    O(n log n), and moves of up to 512 numbers for each segment: 10^5 segments in about 0.2 s
 * Space   about 70 bytes a segment
 * Limits  closed segments with integer coordinates within ±2^50; upright ones, points and equal ones are
 *         right. Exact: segments that touch are found, those that nearly do are not
 * Errors  RangeError: columns of different lengths, a coordinate that is no integer or too large
 * Source  M. I. Shamos, D. Hoey, FOCS 1976, own code
 * Tested  programs.test.ts: against crossing-pair.twin.ts; crossing-pair.test.ts; verify: USACO 2019 US Open
 *         silver 2
 *
 * A line sweeps over the ends by x, then y, as if it leaned a little: so an upright segment is one like
 * any other, its lower end first. Up to the first common point the segments that the line meets keep
 * their order, and two that meet first are neighbours before.
 */
import { type Coordinates, checkPoints } from "./check-points";
import { orientation } from "./orientation";
import { pointOrder } from "./point-order";
import { segmentsMeet } from "./segments-meet";

/** The indices of two segments from (ax[i], ay[i]) to (bx[i], by[i]), the smaller one first. */
export function crossingPair(
  ax: Coordinates,
  ay: Coordinates,
  bx: Coordinates,
  by: Coordinates,
): [number, number] | undefined {
  checkPoints("crossingPair", ax, ay);
  checkPoints("crossingPair", bx, by);
  checkPoints("crossingPair", ax, bx);
  const sweep = new Sweep(ax, ay, bx, by);
  const { x, y } = sweep;
  const n = ax.length;
  // Equal points come by index: beginnings before ends.
  const endsX = new Float64Array(2 * n);
  const endsY = new Float64Array(2 * n);
  for (let i = 0; i < n; i++) {
    [endsX[i], endsY[i]] = [x[2 * i]!, y[2 * i]!];
    [endsX[n + i], endsY[n + i]] = [x[2 * i + 1]!, y[2 * i + 1]!];
  }
  for (const end of pointOrder(endsX, endsY)) {
    const pair = end < n ? sweep.begin(end) : sweep.end(end - n);
    if (pair !== undefined) return pair[0] < pair[1] ? pair : [pair[1], pair[0]];
  }
  return undefined;
}

/** The segments that the line meets, from below to above, in buckets of at most 512. */
class Sweep {
  /** Of segment i the first end by x, then y, at 2 i, the other one at 2 i + 1. */
  readonly x: Float64Array;
  readonly y: Float64Array;
  readonly buckets: number[][] = [];
  // Where search() stopped.
  bucket = 0;
  at = 0;

  constructor(ax: Coordinates, ay: Coordinates, bx: Coordinates, by: Coordinates) {
    this.x = new Float64Array(2 * ax.length);
    this.y = new Float64Array(2 * ax.length);
    for (let i = 0; i < ax.length; i++) {
      const isForward = ax[i]! < bx[i]! || (ax[i] === bx[i] && ay[i]! <= by[i]!);
      const first = isForward ? 2 * i : 2 * i + 1;
      this.x[first] = ax[i]!;
      this.y[first] = ay[i]!;
      this.x[first ^ 1] = bx[i]!;
      this.y[first ^ 1] = by[i]!;
    }
  }

  /** Takes in a segment; a pair that meets, if it has a new neighbour that it meets. */
  begin(i: number): [number, number] | undefined {
    const { buckets } = this;
    this.search(2 * i);
    const { bucket, at } = this;
    const below = this.before(bucket, at);
    const above = buckets[bucket]?.[at];
    if (below !== undefined && this.meet(below, i)) return [below, i];
    if (above !== undefined && this.meet(above, i)) return [above, i];
    if (bucket === buckets.length) buckets.push([i]);
    else buckets[bucket]!.splice(at, 0, i);
    if (buckets[bucket]!.length > MOST) {
      buckets.splice(bucket + 1, 0, buckets[bucket]!.splice(MOST >> 1));
    }
    return undefined;
  }

  /** Takes a segment out; its neighbours, if they meet. */
  end(i: number): [number, number] | undefined {
    const { buckets } = this;
    this.search(2 * i + 1); // stops at the segment itself: another one there would have met it
    const { bucket, at } = this;
    const below = this.before(bucket, at);
    buckets[bucket]!.splice(at, 1);
    if (buckets[bucket]!.length === 0) buckets.splice(bucket, 1);
    const isLast = at === (buckets[bucket]?.length ?? 0);
    const above = isLast ? buckets[bucket + 1]?.[0] : buckets[bucket]![at];
    if (below === undefined || above === undefined) return undefined;
    return this.meet(below, above) ? [below, above] : undefined;
  }

  private before(bucket: number, at: number): number | undefined {
    if (at > 0) return this.buckets[bucket]![at - 1];
    const last = this.buckets[bucket - 1];
    return last?.[last.length - 1];
  }

  /** Stops at the first segment that is not below an end. */
  private search(end: number): void {
    const { buckets } = this;
    let low = 0;
    let high = buckets.length;
    // The first bucket whose last segment is not below.
    while (low < high) {
      const middle = (low + high) >> 1;
      const segments = buckets[middle]!;
      if (this.side(segments[segments.length - 1]!, end) > 0) low = middle + 1;
      else high = middle;
    }
    this.bucket = low;
    const segments = buckets[low] ?? [];
    low = 0;
    high = segments.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (this.side(segments[middle]!, end) > 0) low = middle + 1;
      else high = middle;
    }
    this.at = low;
  }

  /** 1 where an end lies above a segment, 0 on it, -1 below. */
  private side(i: number, end: number): number {
    const x = this.x;
    const y = this.y;
    const k = 2 * i;
    return orientation(x[k]!, y[k]!, x[k + 1]!, y[k + 1]!, x[end]!, y[end]!);
  }

  private meet(i: number, j: number): boolean {
    const x = this.x;
    const y = this.y;
    const [a, c] = [2 * i, 2 * j];
    return segmentsMeet(
      ...([x[a]!, y[a]!, x[a + 1]!, y[a + 1]!] as const),
      ...([x[c]!, y[c]!, x[c + 1]!, y[c + 1]!] as const),
    );
  }
}

const MOST = 512; // moving this many numbers costs about as much as the comparisons of a search
