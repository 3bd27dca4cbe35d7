/**
 * Voronoi: for each point its cell, the region whose places are nearer to it than to any other point.
 *
 * Time    O(n log n) to build, that of Delaunay; O((d + m) log (d + m)) for a cell with d neighbours within
 *         m corners; all cells together have fewer than 6 n neighbours
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
import { intersectHalfPlanes } from "./intersect-half-planes";

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
