/**
 * pointsInPolygon: for each of many points whether it lies inside a polygon.
 *
 * Use     pointsInPolygon(x, y, Int32Array.of(1, 9), Int32Array.of(1, 9)) // 1 inside, 0 on a side, -1 outside
 * Time    O((n + q) log n): 10^5 corners and 10^5 points in about 0.3 s; pointInPolygon takes O(n) for a point
 * Space   about 80 bytes a corner, 40 a point
 * Limits  integers within ±2^50; sides that do not cross, which is not checked; either direction. n < 2^26. Exact
 * Errors  RangeError: columns of different lengths, a coordinate that is no integer or too large
 * Source  folklore, own code
 * Tested  programs.test.ts: against points-in-polygon.twin.ts; points-in-polygon.test.ts; verify: CSES 2192
 */
import { type Coordinates, checkPoints } from "./check-points";
import { orientation } from "./orientation";
import { segmentsBelow } from "./segments-below";

/** 1 for a point inside, 0 on the border, -1 outside. */
export function pointsInPolygon(
  x: Coordinates,
  y: Coordinates,
  px: Coordinates,
  py: Coordinates,
): Int8Array {
  checkPoints("pointsInPolygon", x, y);
  checkPoints("pointsInPolygon", px, py);
  const n = x.length;
  const answers = new Int8Array(px.length).fill(-1);
  if (n === 0) return answers;
  const after = (column: Coordinates) => {
    const turned = new Float64Array(n);
    turned.set(column.subarray(1));
    turned[n - 1] = column[0]!;
    return turned;
  };
  const [bx, by] = [after(x), after(y)];
  const below = segmentsBelow(x, y, bx, by, px, py);
  const direction = turnAtLeft(x, y);
  for (let i = 0; i < below.length; i++) {
    const s = below[i]!;
    if (s < 0) {
      if (n === 1 && px[i] === x[0] && py[i] === y[0]) answers[i] = 0;
      continue;
    }
    const isRight = x[s]! < bx[s]!; // a vertical side is below the points on it alone
    if (orientation(x[s]!, y[s]!, bx[s]!, by[s]!, px[i]!, py[i]!) === 0) answers[i] = 0;
    else if (direction === (isRight ? 1 : -1)) answers[i] = 1;
  }
  return answers;
}

/** The turn at the leftmost corner, the lowest of several: 1 for a polygon that goes counterclockwise. */
function turnAtLeft(x: Coordinates, y: Coordinates): number {
  const n = x.length;
  let corner = 0;
  for (let i = 1; i < n; i++) {
    if (x[i]! < x[corner]! || (x[i] === x[corner] && y[i]! < y[corner]!)) corner = i;
  }
  const other = (step: number) => {
    let at = corner;
    for (let left = n; left > 0 && x[at] === x[corner] && y[at] === y[corner]; left--) {
      at = (at + step + n) % n;
    }
    return at;
  };
  const [p, q] = [other(-1), other(1)];
  return orientation(x[p]!, y[p]!, x[corner]!, y[corner]!, x[q]!, y[q]!);
}
