/**
 * convexHull3d: the convex hull of points in space, as triangles.
 *
 * Use     convexHull3d(Int32Array.of(0, 4, 0, 0), Int32Array.of(0, 0, 4, 0), Int32Array.of(0, 0, 0, 4))
 * Time    O(n log n) expected for points in no special position, whatever their order
 * Space   about 600 bytes a point
 * Limits  integers within ±2^25, exactly. Flat sides come as several triangles, which may meet at a point within
 *         the side; points inside and most points on the border are in no triangle
 * Errors  RangeError: columns of different lengths, a coordinate that is no integer or too large
 * Source  Barber, Dobkin, Huhdanpaa, "The quickhull algorithm" (1996), with random points in place of the
 *         furthest, own code
 * Tested  convex-hull-3d.test.ts: against all planes through three points, in BigInt; verify: HDU 3662
 */
import { Random } from "../sequence/random";
import { type Coordinates, checkPoints } from "./check-points";
import { orientation } from "./orientation";

/**
 * Three corners for each triangle, counterclockwise as seen from outside; none if all points lie in a plane.
 */
export function convexHull3d(x: Coordinates, y: Coordinates, z: Coordinates): Int32Array {
  checkPoints("convexHull3d", x, y, 2 ** 25);
  checkPoints("convexHull3d", x, z, 2 ** 25);
  const n = x.length;
  const order = new Random(1).shuffle(Int32Array.from({ length: n }, (_, i) => i));
  // Side k of triangle t leads from corner[3t + k] to the next corner; beside it lies triangle beside[3t + k].
  const corner: number[] = [];
  const beside: number[] = [];
  const normal: number[] = []; // three numbers, outwards
  const dead: boolean[] = [];
  const above: number[] = []; // the first point that belongs to the triangle; -1 for none
  const next = new Int32Array(n); // the next point that belongs to the same triangle
  const owner = new Int32Array(n).fill(-1); // a triangle that a point lies above
  const starts = new Int32Array(n); // of the new triangles, the one whose side 0 starts at the point

  const height = (t: number, p: number): number => {
    const a = corner[3 * t]!;
    const [nx, ny, nz] = [normal[3 * t]!, normal[3 * t + 1]!, normal[3 * t + 2]!];
    const [dx, dy, dz] = [x[p]! - x[a]!, y[p]! - y[a]!, z[p]! - z[a]!];
    const rounded = nx * dx + ny * dy + nz * dz; // off by less than 2^29
    if (Math.abs(rounded) > 2 ** 29) return rounded;
    return (Math.imul(nx, dx) + Math.imul(ny, dy) + Math.imul(nz, dz)) | 0;
  };
  const put = (a: number, b: number, c: number): number => {
    const t = dead.length;
    const [bx, by, bz] = [x[b]! - x[a]!, y[b]! - y[a]!, z[b]! - z[a]!];
    const [cx, cy, cz] = [x[c]! - x[a]!, y[c]! - y[a]!, z[c]! - z[a]!];
    corner.push(a, b, c);
    beside.push(-1, -1, -1);
    normal.push(by * cz - bz * cy, bz * cx - bx * cz, bx * cy - by * cx);
    dead.push(false);
    above.push(-1);
    return t;
  };
  /** Gives the point to the first of the triangles from `from` on that it lies above. */
  const give = (p: number, from: number): void => {
    for (let t = from; t < dead.length; t++) {
      if (height(t, p) <= 0) continue;
      owner[p] = t;
      next[p] = above[t]!;
      above[t] = p;
      return;
    }
    owner[p] = -1;
  };

  // A tetrahedron, its base seen from outside.
  const a = order[0];
  const b = order.find((p) => x[p] !== x[a!] || y[p] !== y[a!] || z[p] !== z[a!]);
  const c = b === undefined ? b : order.find((p) => !isOnLine(x, y, z, a!, b, p));
  if (c === undefined) return new Int32Array(0);
  put(a!, b!, c);
  const d = order.find((p) => height(0, p) !== 0);
  if (d === undefined) return new Int32Array(0);
  const [second, third] = height(0, d) < 0 ? [b!, c] : [c, b!];
  corner.length = beside.length = normal.length = dead.length = above.length = 0;
  put(a!, second, third);
  put(second, a!, d);
  put(third, second, d);
  put(a!, third, d);
  beside.splice(0, 12, 1, 2, 3, 0, 3, 2, 0, 1, 3, 0, 2, 1);
  for (const p of order) give(p, 0);

  for (const p of order) {
    if (owner[p] === -1) continue;
    const first = dead.length;
    const seen = [owner[p]!]; // the triangles that the point lies above; they are connected
    dead[owner[p]!] = true;
    for (let at = 0; at < seen.length; at++) {
      const t = seen[at]!;
      for (let k = 0; k < 3; k++) {
        const other = beside[3 * t + k]!;
        if (dead[other]) continue;
        if (height(other, p) > 0) {
          dead[other] = true;
          seen.push(other);
          continue;
        }
        // A side of the horizon: a new triangle from it to the point.
        const [from, to] = [corner[3 * t + k]!, corner[3 * t + ((k + 1) % 3)]!];
        const fresh = put(from, to, p);
        starts[from] = fresh;
        beside[3 * fresh] = other;
        for (let j = 0; j < 3; j++)
          if (corner[3 * other + ((j + 1) % 3)] === from && corner[3 * other + j] === to)
            beside[3 * other + j] = fresh;
      }
    }
    for (let t = first; t < dead.length; t++) {
      const after = starts[corner[3 * t + 1]!]!;
      beside[3 * t + 1] = after;
      beside[3 * after + 2] = t;
    }
    for (const t of seen) {
      for (let q = above[t]!, following = -1; q !== -1; q = following) {
        following = next[q]!;
        if (q === p) owner[q] = -1;
        else give(q, first);
      }
    }
  }
  const corners: number[] = [];
  for (let t = 0; t < dead.length; t++) {
    if (!dead[t]) corners.push(corner[3 * t]!, corner[3 * t + 1]!, corner[3 * t + 2]!);
  }
  return Int32Array.from(corners);
}

function isOnLine(
  x: Coordinates,
  y: Coordinates,
  z: Coordinates,
  a: number,
  b: number,
  c: number,
): boolean {
  return (
    orientation(x[a]!, y[a]!, x[b]!, y[b]!, x[c]!, y[c]!) === 0 &&
    orientation(y[a]!, z[a]!, y[b]!, z[b]!, y[c]!, z[c]!) === 0 &&
    orientation(z[a]!, x[a]!, z[b]!, x[b]!, z[c]!, x[c]!) === 0
  );
}
