/**
 * pointInPolygon: whether a point lies inside a polygon, outside or on its border, exactly.
 *
 * Use     pointInPolygon(x, y, px, py)
 * Time    O(n) a point
 * Space   none
 * Limits  integers within ±2^50; the polygon without crossings, in either order, equal neighbours allowed
 * Errors  RangeError: columns of different lengths, a coordinate that is no integer or too large
 * Source  M. Shimrat, CACM 5 (1962), 434: a ray to the right; own code
 * Tested  programs.test.ts: against point-in-polygon.twin.ts; point-in-polygon.test.ts; verify: CSES 2192
 */
import { type Coordinates, checkPoints, EXACT_LIMIT } from "./check-points";
import { orientation } from "./orientation";

/** 1 inside, 0 on the border, -1 outside. */
export function pointInPolygon(x: Coordinates, y: Coordinates, px: number, py: number): number {
  checkPoints("pointInPolygon", x, y);
  const isExact = (value: number) => Number.isInteger(value) && Math.abs(value) <= EXACT_LIMIT;
  if (!isExact(px) || !isExact(py)) {
    throw new RangeError(`pointInPolygon: expected integers within ±2^50, got ${px} and ${py}`);
  }
  let side = -1;
  const n = x.length;
  for (let i = 0, j = n - 1, ay = y[j]!; i < n; j = i++) {
    const before = ay;
    const by = y[i]!;
    ay = by;
    // Nearly all edges lie above the point or below it; a corner at its height is seen as an edge's end.
    if (before > py ? by > py : by < py) continue;
    const ax = x[j]!;
    const bx = x[i]!;
    if (before > py !== by > py) {
      // The edge crosses the height of the point: to its right if the point is on the inner side.
      const turn = orientation(ax, before, bx, by, px, py);
      if (turn === 0) return 0;
      if (turn > 0 === by > before) side = -side;
    } else {
      const isWithin = Math.min(ax, bx) <= px && px <= Math.max(ax, bx);
      if (before === by ? isWithin : bx === px) return 0;
    }
  }
  return side;
}
