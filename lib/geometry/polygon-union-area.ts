/**
 * polygonUnionArea: the area that any number of polygons cover together.
 *
 * Use     polygonUnionArea([{ x, y }, { x: Int32Array.of(2, 6, 2), y: Int32Array.of(2, 2, 6) }])
 * Time    O(n² log n) for n corners in all: 2,000 in about 0.5 s where most overlap
 * Space   O(n)
 * Limits  integers within ±2^31; polygons without crossings of their own, counterclockwise or clockwise.
 *         Which side a corner lies on is exact, the area is a sum of doubles. Rectangles with parallel
 *         sides: areaOfUnion, O(n log n)
 * Errors  RangeError: columns of different lengths, a coordinate that is no integer or too large; TypeError
 *         for anything but a list of { x, y }
 * Source  the parts of each side that no other polygon covers, by Green's theorem: KACTL's PolygonUnion,
 *         own code
 * Tested  polygon-union-area.test.ts: against squares of a grid and against pieces of triangles; verify:
 *         Codeforces 107E
 */
import type { Coordinates } from "./check-points";
import { orientation } from "./orientation";
import { polygonArea } from "./polygon-area";
import { productDifference } from "./product-difference";

export interface PolygonCorners {
  readonly x: Coordinates;
  readonly y: Coordinates;
}

interface Outline {
  readonly x: Float64Array;
  readonly y: Float64Array;
  readonly box: readonly [number, number, number, number];
}

export function polygonUnionArea(polygons: readonly PolygonCorners[]): number {
  if (!(Array.isArray(polygons) && polygons.every((polygon) => polygon?.x && polygon.y))) {
    throw new TypeError("polygonUnionArea: expected a list of polygons { x, y }, two columns each");
  }
  const outlines = polygons.map(outlineOf).filter(({ x }) => x.length > 2);
  let area = 0;
  for (const [own, { x, y }] of outlines.entries()) {
    for (let from = 0; from < x.length; from++) {
      const to = from + 1 < x.length ? from + 1 : 0;
      const [ax, ay, bx, by] = [x[from]!, y[from]!, x[to]!, y[to]!];
      if (ax === bx && ay === by) continue;
      const [left, right] = ax < bx ? [ax, bx] : [bx, ax];
      const [bottom, top] = ay < by ? [ay, by] : [by, ay];
      const changes: [number, number][] = []; // on the way from a (0) to b (1): where, and by how many polygons
      for (const [other, outline] of outlines.entries()) {
        const [l, b, r, t] = outline.box;
        if (other === own || r < left || l > right || t < bottom || b > top) continue;
        addChanges(changes, ax, ay, bx, by, outline, other < own);
      }
      const [x0, y0] = [outlines[0]!.x[0]!, outlines[0]!.y[0]!]; // nearer than (0, 0), as a rule
      area += freePart(changes) * productDifference(ax - x0, by - y0, ay - y0, bx - x0);
    }
  }
  return area / 2;
}

/** Where the way from a to b comes under the polygon and leaves it, with sides along it if `isFirst`. */
function addChanges(
  changes: [number, number][],
  ax: number,
  ay: number,
  bx: number,
  by: number,
  { x, y }: Outline,
  isFirst: boolean,
): void {
  const n = x.length;
  let before = orientation(ax, ay, bx, by, x[n - 1]!, y[n - 1]!);
  for (let i = 0, p = n - 1; i < n; p = i++) {
    const [cx, cy, dx, dy] = [x[p]!, y[p]!, x[i]!, y[i]!];
    const side = orientation(ax, ay, bx, by, dx, dy);
    if (side < 0 !== before < 0) {
      const fromA = productDifference(dx - cx, ay - cy, dy - cy, ax - cx);
      const fromB = productDifference(dx - cx, by - cy, dy - cy, bx - cx);
      changes.push([fromA / (fromA - fromB), side < 0 ? 1 : -1]);
    } else if (side === 0 && before === 0 && isFirst) {
      // Of equal sides of several polygons the first counts. Sides in opposite directions cancel each other.
      const along = (px: number, py: number) =>
        Math.abs(bx - ax) > Math.abs(by - ay) ? (px - ax) / (bx - ax) : (py - ay) / (by - ay);
      const [start, end] = [along(cx, cy), along(dx, dy)];
      if (start < end) changes.push([start, 1], [end, -1]);
    }
    before = side;
  }
}

/** How much of [0, 1] no polygon covers. */
function freePart(changes: [number, number][]): number {
  changes.sort(([a], [b]) => a - b);
  let [free, count, last] = [0, 0, 0];
  for (const [place, change] of changes) {
    const at = Math.min(Math.max(place, 0), 1);
    if (count === 0) free += at - last;
    count += change;
    last = at;
  }
  return count === 0 ? free + 1 - last : free;
}

/** Counterclockwise. */
function outlineOf({ x, y }: PolygonCorners): Outline {
  const isTurned = polygonArea(x, y) < 0n;
  const columns = [Float64Array.from(x), Float64Array.from(y)] as const;
  if (isTurned) for (const column of columns) column.reverse();
  const box: [number, number, number, number] = [Infinity, Infinity, -Infinity, -Infinity];
  for (let i = 0; i < x.length; i++) {
    box[0] = Math.min(box[0], x[i]!);
    box[1] = Math.min(box[1], y[i]!);
    box[2] = Math.max(box[2], x[i]!);
    box[3] = Math.max(box[3], y[i]!);
  }
  return { x: columns[0], y: columns[1], box };
}
