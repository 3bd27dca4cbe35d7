import { expect, it } from "vitest";
import { Random } from "../../sequence/random";
import { convexHull } from "../convex-hull";

type Point = readonly [bigint, bigint];

const cross = (a: Point, b: Point, c: Point) =>
  (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]);

/** Next to corner a comes b if all points lie left of ab or on it, b the furthest. */
function naive(points: readonly Point[]): Point[] {
  const texts = [...new Set(points.map(String))];
  const distinct = texts.map((text) => text.split(",").map(BigInt) as [bigint, bigint]);
  if (distinct.length <= 1) return distinct;
  const start = distinct.reduce((a, b) => (b[0] < a[0] || (b[0] === a[0] && b[1] < a[1]) ? b : a));
  const corners = [start];
  for (;;) {
    const a = corners[corners.length - 1]!;
    const others = distinct.filter((point) => point !== a);
    const candidates = others.filter((b) => others.every((c) => cross(a, b, c) >= 0n));
    const far = (b: Point) => (b[0] - a[0]) ** 2n + (b[1] - a[1]) ** 2n;
    const next = candidates.reduce((b, c) => (far(c) > far(b) ? c : b));
    if (next === start) return corners;
    corners.push(next as [bigint, bigint]);
  }
}

it("with edges: all points on the border, each turn left or straight", () => {
  const random = new Random(3);
  for (let step = 0; step < 600; step++) {
    const [n, most] = [random.int(0, 12), random.pick([1, 2, 4])];
    const x = Int32Array.from({ length: n }, () => random.int(0, most));
    const y = Int32Array.from({ length: n }, () => random.int(0, step % 4 === 0 ? 0 : most));
    if (step % 4 === 1) y.set(x);
    const points = [...x].map((value, i): Point => [BigInt(value), BigInt(y[i]!)]);
    const distinct = [...new Map(points.map((point) => [String(point), point])).values()];
    const isOnBorder = (a: Point) =>
      distinct.some((b) => b !== a && distinct.every((c) => cross(a, b, c) >= 0n));
    const border = distinct.length === 1 ? distinct : distinct.filter(isOnBorder);
    const hull = [...convexHull(x, y, { edges: true })].map((i) => points[i]!);
    expect(hull.map(String).sort()).toEqual(border.map(String).sort());
    if (naive(points).length < 3) continue;
    hull.forEach((a, i) => {
      const [b, c] = [hull[(i + 1) % hull.length]!, hull[(i + 2) % hull.length]!];
      expect(cross(a, b, c)).toBeGreaterThanOrEqual(0n);
    });
  }
});
