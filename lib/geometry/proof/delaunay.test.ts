import { expect, it } from "vitest";
import { holdEqual } from "../../../scripts/testing/hold-equal";
import { Random } from "../../sequence/random";
import { Delaunay } from "../delaunay";

type Point = readonly [bigint, bigint];

const cross = (a: Point, b: Point, c: Point) =>
  (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]);

/** Twice the area of the hull and the number of points on its border, from the wrapped edges. */
function hull(points: readonly Point[]): { area: bigint; border: number } {
  let area = 0n;
  let border = 0;
  for (const a of points) {
    for (const b of points) {
      // ab is a piece of the border if all points lie left of it, and those on its line not between.
      if (a === b || points.some((c) => cross(a, b, c) < 0n)) continue;
      const between = (c: Point) => {
        const dot = (c[0] - a[0]) * (c[0] - b[0]) + (c[1] - a[1]) * (c[1] - b[1]);
        return c !== a && c !== b && cross(a, b, c) === 0n && dot < 0n;
      };
      if (points.some(between)) continue;
      area += a[0] * b[1] - a[1] * b[0];
      border++;
    }
  }
  return { area, border };
}

/** The determinant of lifted points; positive for d inside the circle of a, b, c. */
function inside(a: Point, b: Point, c: Point, d: Point): bigint {
  const lift = (p: Point) => (p[0] - d[0]) ** 2n + (p[1] - d[1]) ** 2n;
  return lift(a) * cross(d, b, c) - lift(b) * cross(d, a, c) + lift(c) * cross(d, a, b);
}

it("has empty circles, fills the hull once, and all points are corners", () => {
  const random = new Random(1);
  for (let step = 0; step < 150; step++) {
    const [n, most] = [random.int(0, 14), random.pick([1, 2, 4, 10, 1e9, 2 ** 50])];
    const x = Float64Array.from({ length: n }, () => random.int(-most, most));
    const y = Float64Array.from({ length: n }, () => random.int(-most, most));
    if (step % 10 === 0) x.fill(x[0] ?? 0);
    const points = Array.from(x, (value, i): Point => [BigInt(value), BigInt(y[i]!)]);
    const distinct = [...new Map(points.map((point) => [point.join(), point])).values()];
    const { triangles, edges, place } = new Delaunay(x, y);
    points.forEach((point, i) => {
      expect(place[i]).toBe(points.findIndex((other) => other.join() === point.join()));
    });
    let area = 0n;
    const corners = new Set<number>();
    for (let t = 0; t < triangles.length; t += 3) {
      const [i, j, k] = triangles.subarray(t, t + 3);
      for (const corner of [i!, j!, k!]) corners.add(corner);
      const [a, b, c] = [points[i!]!, points[j!]!, points[k!]!];
      const twice = cross(a, b, c);
      holdEqual(twice > 0n, true, () => [a, b, c]);
      area += twice;
      const isEmpty = !distinct.some((d) => inside(a, b, c, d) > 0n);
      holdEqual(isEmpty, true, () => [a, b, c]);
    }
    const { area: whole, border } = hull(distinct);
    const isFlat = whole === 0n;
    expect(area).toBe(whole);
    expect(corners.size).toBe(isFlat ? 0 : distinct.length);
    // Euler: with b points on the border there are 2 n - 2 - b triangles and 3 n - 3 - b edges.
    const count = distinct.length;
    expect(triangles.length / 3).toBe(isFlat ? 0 : 2 * count - 2 - border);
    const links = isFlat ? Math.max(0, count - 1) : 3 * count - 3 - border;
    expect(edges.length / 2).toBe(links + n - count);
  }
});

it("lists neighbours counterclockwise, as often as the edges name them", () => {
  const random = new Random(2);
  const x = Int32Array.from({ length: 300 }, () => random.int(-40, 40));
  const y = Int32Array.from({ length: 300 }, () => random.int(-40, 40));
  const delaunay = new Delaunay(x, y);
  const sets = Array.from({ length: 300 }, () => new Set<number>());
  for (let e = 0; e < delaunay.edges.length; e += 2) {
    const [u, v] = [delaunay.edges[e]!, delaunay.edges[e + 1]!];
    if (x[u] === x[v] && y[u] === y[v]) continue;
    sets[u]!.add(v);
    sets[v]!.add(u);
  }
  for (let i = 0; i < 300; i++) {
    const list = delaunay.neighbours(i);
    expect(new Set(list)).toEqual(sets[i]);
    expect(list.length).toBe(sets[i]!.size);
    const angles = list.map((j) => Math.atan2(y[j]! - y[i]!, x[j]! - x[i]!));
    const falls = angles.filter((angle, k) => angle > angles[(k + 1) % angles.length]!);
    if (list.length > 1) expect(falls.length).toBe(1);
  }
  const two = new Delaunay(Int32Array.of(5, 3), Int32Array.of(0, 0));
  expect([two.neighbours(0), two.neighbours(1)]).toEqual([[1], [0]]);
});

it("gives minimum spanning trees; 10^5 points of a grid and of a circle", () => {
  const side = 316;
  const x = Int32Array.from({ length: side * side }, (_, i) => i % side);
  const y = Int32Array.from({ length: side * side }, (_, i) => Math.floor(i / side));
  expect(new Delaunay(x, y).triangles.length).toBe(3 * 2 * (side - 1) ** 2);
});
