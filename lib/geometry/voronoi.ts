/**
 * Voronoi: for each point its cell, the region whose places are nearer to it than to any other point.
 *
 * Use     const voronoi = new Voronoi(x, y); voronoi.cell(i)
 * Time    O(n log n) to build, that of Delaunay; O(d + d m) for a cell of d neighbours that lies inside m
 *         corners, O((d + m) log (d + m)) for one on the border; fewer than 6 n neighbours altogether
 * Space   that of Delaunay
 * Limits  integers within ±2^46; which points border on a cell is exact; corners are rounded, by less than
 *         2^-46 of the greatest coordinate of corners and points. Neighbours that share a single corner
 *         do not border on the cell
 * Errors  RangeError: columns of different lengths, a coordinate that is no integer or too large, a point
 *         outside
 * Source  half-planes nearer to a point than to each Delaunay neighbour: folklore, own code
 * Tested  voronoi.test.ts: against half-planes for all points; verify: AOJ 2160
 */
import { type Coordinates, checkPoints } from "./check-points";
import { Delaunay } from "./delaunay";
import { inCircle } from "./in-circle";
import { intersectHalfPlanes } from "./intersect-half-planes";
import { orientation } from "./orientation";
import { productDifference } from "./product-difference";

export interface Cell {
  readonly kind: "bounded" | "unbounded" | "empty";
  /**
   * For each edge, counterclockwise, the point on its other side; ~k for edge k of the polygon around,
   * from corner k on.
   */
  readonly neighbours: Int32Array;
  /** Corner k ends edge k; an unbounded cell has no last one, and none between two parallel edges. */
  readonly x: Float64Array;
  readonly y: Float64Array;
}

export class Voronoi {
  readonly delaunay: Delaunay;
  private readonly columns: readonly [Coordinates, Coordinates];

  constructor(x: Coordinates, y: Coordinates) {
    checkPoints("Voronoi", x, y, LIMIT);
    this.delaunay = new Delaunay(x, y);
    this.columns = [x, y];
  }

  /**
   * The cell of point i, that of the first one where points are equal. With `within`, the corners of a
   * convex polygon, counterclockwise: the part of the cell inside it; "empty" if there is none.
   */
  cell(i: number, within?: { readonly x: Coordinates; readonly y: Coordinates }): Cell {
    const [x, y] = this.columns;
    if (!Number.isInteger(i) || i < 0 || i >= x.length) {
      throw new RangeError(`Voronoi.cell: no point ${i}, there are ${x.length}`);
    }
    const points = this.delaunay.neighbours(this.delaunay.place[i]!);
    const sides = within === undefined ? 0 : within.x.length;
    if (within !== undefined) checkPoints("Voronoi.cell", within.x, within.y, LIMIT);
    const free = cellAmong(i, points, x, y);
    if (free && (within === undefined || isInside(free, within.x, within.y))) return free;
    const lines = Array.from({ length: 4 }, () => new Float64Array(points.length + sides));
    const [ax, ay, bx, by] = lines as [Float64Array, Float64Array, Float64Array, Float64Array];
    // At twice the size the middle between two points has integer coordinates.
    points.forEach((j, k) => {
      ax[k] = x[i]! + x[j]!;
      ay[k] = y[i]! + y[j]!;
      bx[k] = ax[k]! + y[i]! - y[j]!;
      by[k] = ay[k]! + x[j]! - x[i]!;
    });
    for (let side = 0; side < sides; side++) {
      const k = points.length + side;
      const next = side + 1 < sides ? side + 1 : 0;
      ax[k] = 2 * within!.x[side]!;
      ay[k] = 2 * within!.y[side]!;
      bx[k] = 2 * within!.x[next]!;
      by[k] = 2 * within!.y[next]!;
    }
    const region = intersectHalfPlanes(ax, ay, bx, by);
    return {
      kind: region.kind,
      neighbours: region.lines.map((k) => (k < points.length ? points[k]! : ~(k - points.length))),
      x: region.x.map((value) => value / 2),
      y: region.y.map((value) => value / 2),
    };
  }
}

const LIMIT = 2 ** 46;

/**
 * The cell of a point that lies inside the hull: its corners are the centres of its triangles' circles.
 * Neighbours at the edge between two triangles in one circle do not border. undefined on the hull.
 */
function cellAmong(
  i: number,
  points: readonly number[],
  x: Coordinates,
  y: Coordinates,
): Cell | undefined {
  const count = points.length;
  if (count < 3) return undefined;
  const [px, py] = [x[i]!, y[i]!];
  const neighbours = new Int32Array(count);
  const corners = [new Float64Array(count), new Float64Array(count)] as const;
  let used = 0;
  for (let k = 0; k < count; k++) {
    const a = points[k > 0 ? k - 1 : count - 1]!;
    const b = points[k]!;
    const c = points[k + 1 < count ? k + 1 : 0]!;
    const [bx, by, cx, cy] = [x[b]!, y[b]!, x[c]!, y[c]!];
    if (orientation(px, py, bx, by, cx, cy) <= 0) return undefined;
    if (inCircle(px, py, bx, by, cx, cy, x[a]!, y[a]!) === 0) continue;
    neighbours[used] = b;
    [corners[0][used], corners[1][used]] = centreOf(px, py, bx, by, cx, cy);
    used++;
  }
  return {
    kind: "bounded",
    neighbours: neighbours.slice(0, used),
    x: corners[0].slice(0, used),
    y: corners[1].slice(0, used),
  };
}

/** The centre of the circle through three points, seen from the one across the longest side. */
function centreOf(
  ax: number,
  ay: number,
  bx: number,
  by: number,
  cx: number,
  cy: number,
): [number, number] {
  const ab = square(bx - ax, by - ay);
  const bc = square(cx - bx, cy - by);
  const ca = square(ax - cx, ay - cy);
  if (ab > bc && ab >= ca) return centreFrom(cx, cy, ax, ay, bx, by, ca, bc);
  if (ca > bc) return centreFrom(bx, by, cx, cy, ax, ay, bc, ab);
  return centreFrom(ax, ay, bx, by, cx, cy, ab, ca);
}

function centreFrom(
  ax: number,
  ay: number,
  bx: number,
  by: number,
  cx: number,
  cy: number,
  ab: number,
  ac: number,
): [number, number] {
  const area = 2 * productDifference(bx - ax, cy - ay, by - ay, cx - ax);
  return [
    ax + ((cy - ay) * ab - (by - ay) * ac) / area,
    ay + ((bx - ax) * ac - (cx - ax) * ab) / area,
  ];
}

const square = (dx: number, dy: number) => dx * dx + dy * dy;

/** Whether all corners of a cell lie inside a convex polygon, further from its sides than they are rounded. */
function isInside({ x, y }: Cell, px: Coordinates, py: Coordinates): boolean {
  for (let side = 0; side < px.length; side++) {
    const next = side + 1 < px.length ? side + 1 : 0;
    const [ax, ay] = [px[side]!, py[side]!];
    const [dx, dy] = [px[next]! - ax, py[next]! - ay];
    const length = Math.abs(dx) + Math.abs(dy);
    for (let k = 0; k < x.length; k++) {
      const reach = Math.abs(x[k]!) + Math.abs(y[k]!) + Math.abs(ax) + Math.abs(ay);
      const turn = dx * (y[k]! - ay) - dy * (x[k]! - ax);
      if (turn <= length * reach * 2 ** -40) return false;
    }
  }
  return true;
}
