/**
 * segmentsBelow: for each of many points the segment on it, else the first one that a ray down and a very little
 * to the right meets ("point location", offline): no right end straight below it and no upright segment.
 * PlanarFaces answers with the face.
 *
 * Use     segmentsBelow(Int32Array.of(0), Int32Array.of(0), Int32Array.of(4), Int32Array.of(4), x, y)
 * Time    O((n + q) log n): 10^5 segments and 10^5 points in about 0.3 s
 * Space   about 80 bytes a segment, 40 a point
 * Limits  integers within ±2^50; segments that do not cross, which is not checked: they may end at or
 *         on others, stand upright and come twice. n < 2^26. Exact
 * Errors  RangeError: columns of different lengths, a coordinate that is no integer or too large
 * Source  the sweep of M. I. Shamos, D. Hoey, FOCS 1976; own code
 * Tested  segments-below.test.ts: against all segments in BigInt; verify: CSES 2192 through pointsInPolygon
 */
import { type Coordinates, checkPoints } from "./check-points";
import { orientation } from "./orientation";
import { pointOrder } from "./point-order";
import { SweepOrder } from "./sweep-order";

/**
 * For each point a segment on which it lies, if there is one; else the first one that a ray down from it
 * meets, the ray being turned a very little to the right, so that it meets no end and no upright one; -1 for
 * none. Segments of length 0 are never met. `starts` takes for each segment the one straight below its left end
 * among those that begin before it.
 */
export function segmentsBelow(
  ax: Coordinates,
  ay: Coordinates,
  bx: Coordinates,
  by: Coordinates,
  px: Coordinates,
  py: Coordinates,
  starts?: Int32Array,
): Int32Array {
  checkPoints("segmentsBelow", ax, ay);
  checkPoints("segmentsBelow", bx, by);
  checkPoints("segmentsBelow", ax, bx);
  checkPoints("segmentsBelow", px, py);
  const n = ax.length;
  // Right ends, left ends, points: in this order where several are equal.
  const x = new Float64Array(2 * n + px.length);
  const y = new Float64Array(x.length);
  for (let i = 0; i < n; i++) {
    const isRight = ax[i]! < bx[i]! || (ax[i] === bx[i] && ay[i]! < by[i]!);
    const [left, right] = isRight ? [n + i, i] : [i, n + i];
    x[left] = ax[i]!;
    y[left] = ay[i]!;
    x[right] = bx[i]!;
    y[right] = by[i]!;
  }
  x.set(px, 2 * n);
  y.set(py, 2 * n);
  const side = (segment: number, at: number) =>
    orientation(x[n + segment]!, y[n + segment]!, x[segment]!, y[segment]!, x[at]!, y[at]!);
  const segments = new SweepOrder(n);
  const place = new Int32Array(n); // 0 before a segment begins
  const below = new Int32Array(px.length);
  let here = 0; // what comes now
  const isAbovePoint = (segment: number) => side(segment, here) < 0;
  // Of two through one point the one with the upper right end is above.
  const isAboveSegment = (segment: number) => (side(segment, here) || side(segment, here - n)) < 0;
  let ending = -1; // a segment that ends at the last point
  let before = 0;
  for (here of pointOrder(x, y)) {
    if (x[here] !== x[before] || y[here] !== y[before]) ending = -1;
    before = here;
    if (here >= 2 * n) {
      const above = ending < 0 ? segments.first(isAbovePoint) : 0;
      below[here - 2 * n] = ending < 0 ? segments.held[segments.previous[above]!]! : ending;
    } else if (here < n) {
      if (place[here] === 0) continue;
      segments.delete(place[here]!);
      ending = here;
    } else if (x[here] !== x[here - n] || y[here] !== y[here - n]) {
      ending = here - n;
      const above = segments.first(isAboveSegment);
      const lower = segments.previous[above]!;
      if (starts) starts[ending] = segments.held[lower]!;
      place[ending] = segments.insertAfter(lower, ending);
    }
  }
  return below;
}
