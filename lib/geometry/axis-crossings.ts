/**
 * axisCrossings: how often upright segments cross level ones, and which do.
 *
 * Use     axisCrossings(Int32Array.of(0, 2), Int32Array.of(2, 0), Int32Array.of(4, 2), Int32Array.of(2, 4))
 * Time    O(n log n), and O(log n) for each crossing that is visited: 10^5 segments in about 0.1 s
 * Space   about 60 bytes a segment
 * Limits  closed segments with integer coordinates within ±2^50; a segment that is a point counts as level.
 *         Two upright or two level segments are no crossing, whatever they share
 * Errors  RangeError: columns of different lengths, a coordinate that is no integer or too large, a segment
 *         that is neither upright nor level
 * Source  a line that sweeps upwards: folklore, own code
 * Tested  programs.test.ts: against axis-crossings.twin.ts; axis-crossings.test.ts; verify: AOJ CGL_6_A
 */
import { lowerBound } from "../range/compress";
import { argsort } from "../sequence/radix-sort";
import { SortedInts } from "../structure/sorted-ints";
import { type Coordinates, checkPoints } from "./check-points";

/**
 * The number of crossings of segments from (ax[i], ay[i]) to (bx[i], by[i]). With `visit` it is called
 * for each of them, level segments from below to above, upright ones from left to right.
 */
export function axisCrossings(
  ax: Coordinates,
  ay: Coordinates,
  bx: Coordinates,
  by: Coordinates,
  visit?: (level: number, upright: number) => void,
): number {
  checkPoints("axisCrossings", ax, ay);
  checkPoints("axisCrossings", bx, by);
  checkPoints("axisCrossings", ax, bx);
  const { uprights, keys, segments } = eventsOf(ax, ay, bx, by);
  // By x; the ranks in this order of the segments that the line meets now.
  const byX = argsort(uprights.map((i) => ax[i]!));
  const places = byX.map((at) => uprights[at]!);
  const xs = Float64Array.from(places, (i) => ax[i]!);
  const ranks = new Int32Array(ax.length);
  for (let rank = 0; rank < places.length; rank++) ranks[places[rank]!] = rank;
  const met = new SortedInts();
  let count = 0;
  for (const event of argsort(keys)) {
    const i = segments[event]!;
    if (ay[i] !== by[i]) {
      if (!met.add(ranks[i]!)) met.delete(ranks[i]!);
      continue;
    }
    const from = met.rank(lowerBound(xs, Math.min(ax[i]!, bx[i]!)));
    const to = met.rank(lowerBound(xs, Math.max(ax[i]!, bx[i]!) + 1));
    count += to - from;
    if (visit === undefined) continue;
    for (let k = from; k < to; k++) visit(i, places[met.kth(k)]!);
  }
  return count;
}

/** What the line meets: 4 y for the lower end of an upright segment, 4 y + 1 level, 4 y + 2 for the upper end. */
function eventsOf(ax: Coordinates, ay: Coordinates, bx: Coordinates, by: Coordinates) {
  const uprights: number[] = [];
  const keys: number[] = [];
  const segments: number[] = [];
  for (let i = 0; i < ax.length; i++) {
    if (ay[i] === by[i]) {
      keys.push(4 * ay[i]! + 1);
      segments.push(i);
      continue;
    }
    if (ax[i] !== bx[i]) {
      throw new RangeError(
        `axisCrossings: segment ${i} is neither upright nor level: ` +
          `(${ax[i]}, ${ay[i]}) to (${bx[i]}, ${by[i]})`,
      );
    }
    uprights.push(i);
    keys.push(4 * Math.min(ay[i]!, by[i]!), 4 * Math.max(ay[i]!, by[i]!) + 2);
    segments.push(i, i);
  }
  return { uprights: Float64Array.from(uprights), keys: Float64Array.from(keys), segments };
}
