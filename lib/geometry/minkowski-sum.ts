/**
 * minkowskiSum: the convex polygon of all sums of a point of one convex polygon and a point of another.
 *
 * Use     const sum = minkowskiSum(x, y, x, y); sum.x
 * Time    O(n + m)
 * Space   32 bytes a corner
 * Limits  integers within ±2^50; corners counterclockwise, as from convexHull, points on edges and equal
 *         neighbours allowed; also one or two corners. Not checked: that the polygons are convex
 * Errors  RangeError: no corner, columns of different lengths, a coordinate that is no integer or too large
 * Source  edges of both merged by their angles: folklore, own code
 * Tested  minkowski-sum.test.ts: against the hull of all sums; verify: Codeforces 87E
 *
 * Two sets have a point in common where the sum of one and the other turned about the origin holds (0, 0).
 */
import { type Coordinates, checkPoints } from "./check-points";
import { compareArguments } from "./sort-by-argument";

export interface ConvexPolygon {
  readonly x: Float64Array;
  readonly y: Float64Array;
}

/** The corners counterclockwise from the leftmost of the highest; no three of them on a line. */
export function minkowskiSum(
  ax: Coordinates,
  ay: Coordinates,
  bx: Coordinates,
  by: Coordinates,
): ConvexPolygon {
  checkPoints("minkowskiSum", ax, ay);
  checkPoints("minkowskiSum", bx, by);
  const [n, m] = [ax.length, bx.length];
  if (n === 0 || m === 0) throw new RangeError("minkowskiSum: a polygon without corners");
  const [a, b] = [highest(ax, ay), highest(bx, by)];
  const x = new Float64Array(n + m);
  const y = new Float64Array(n + m);
  x[0] = ax[a]! + bx[b]!;
  y[0] = ay[a]! + by[b]!;
  let count = 0; // the last corner; the edge to it is (lastX, lastY)
  let [lastX, lastY] = [0, 0];
  for (let i = 0, j = 0; i < n || j < m; ) {
    const [iNow, iNext] = [(a + i) % n, (a + i + 1) % n];
    const [jNow, jNext] = [(b + j) % m, (b + j + 1) % m];
    const [dx, dy] = [ax[iNext]! - ax[iNow]!, ay[iNext]! - ay[iNow]!];
    const [ex, ey] = [bx[jNext]! - bx[jNow]!, by[jNext]! - by[jNow]!];
    // Edges between equal points have no angle.
    if (i < n && dx === 0 && dy === 0) {
      i++;
      continue;
    }
    if (j < m && ex === 0 && ey === 0) {
      j++;
      continue;
    }
    const isFirst = j === m || (i < n && compareArguments(dx, dy, ex, ey) <= 0);
    if (isFirst) i++;
    else j++;
    const [edgeX, edgeY] = isFirst ? [dx, dy] : [ex, ey];
    const isStraight =
      (lastX !== 0 || lastY !== 0) && compareArguments(lastX, lastY, edgeX, edgeY) === 0;
    if (!isStraight) count++;
    const from = isStraight ? count : count - 1;
    x[count] = x[from]! + edgeX;
    y[count] = y[from]! + edgeY;
    [lastX, lastY] = [edgeX, edgeY];
  }
  // The last edge leads back to the first corner.
  const corners = Math.max(count, 1);
  return { x: x.slice(0, corners), y: y.slice(0, corners) };
}

/** The leftmost of the highest points: from it on the edges of a polygon ascend by angle in (-π, π]. */
function highest(x: Coordinates, y: Coordinates): number {
  let best = 0;
  for (let i = 1; i < x.length; i++) {
    if (y[i]! > y[best]! || (y[i] === y[best] && x[i]! < x[best]!)) best = i;
  }
  return best;
}
