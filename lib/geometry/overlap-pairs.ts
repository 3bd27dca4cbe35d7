/**
 * overlapPairs: the pairs of segments that meet, by a test of all that overlap in x.
 *
 * Use     overlapPairs(Int32Array.of(0), Int32Array.of(0), Int32Array.of(4), Int32Array.of(4), new PairList("mine", 9))
 * Time    O(n log n + t) for t tests, which end at 100 (n + k) where only k pairs meet
 * Space   40 bytes a segment
 * Limits  as crossingPairs, which checks them
 * Errors  those of the list
 * Source  folklore, own code
 * Tested  overlap-pairs.test.ts: against all pairs in BigInt, and the number of tests
 */
import type { Coordinates } from "./check-points";
import type { PairList } from "./pair-list";
import { pointOrder } from "./point-order";
import { segmentsMeet } from "./segments-meet";

/** So many tests take about as long as a step of a sweep: 0.9 to 1.1 times for 50 to 200. */
const TESTS = 200;

/**
 * Adds the pairs of segments from (ax[i], ay[i]) to (bx[i], by[i]) that meet. False: too few did, and the
 * list holds a part of them.
 */
export function overlapPairs(
  ax: Coordinates,
  ay: Coordinates,
  bx: Coordinates,
  by: Coordinates,
  list: PairList,
): boolean {
  const n = ax.length;
  const left = new Float64Array(n);
  for (let i = 0; i < n; i++) left[i] = Math.min(ax[i]!, bx[i]!);
  const order = pointOrder(left, left);
  // Columns by the place in this order, so that a pass over open segments goes forward in memory.
  const right = new Float64Array(n);
  const bottom = new Float64Array(n);
  const top = new Float64Array(n);
  const open = new Int32Array(n);
  let count = 0;
  let tests = 0;
  for (let at = 0; at < n; at++) {
    const i = order[at]!;
    right[at] = Math.max(ax[i]!, bx[i]!);
    bottom[at] = Math.min(ay[i]!, by[i]!);
    top[at] = Math.max(ay[i]!, by[i]!);
    tests += count;
    if (tests > TESTS * (at + list.length / 2)) return false;
    const [start, low, high] = [left[i]!, bottom[at]!, top[at]!];
    let kept = 0;
    for (let k = 0; k < count; k++) {
      const other = open[k]!;
      if (right[other]! < start) continue;
      open[kept++] = other;
      // One branch that is rarely taken is twice as fast as two.
      if (Math.min(high - bottom[other]!, top[other]! - low) < 0) continue;
      const j = order[other]!;
      if (segmentsMeet(ax[i]!, ay[i]!, bx[i]!, by[i]!, ax[j]!, ay[j]!, bx[j]!, by[j]!)) {
        list.add(i, j);
      }
    }
    open[kept] = at;
    count = kept + 1;
  }
  return true;
}
