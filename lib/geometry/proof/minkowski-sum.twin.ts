import { described } from "../../../scripts/verify/shape";
import { type Point, randomPoints, symmetricPolygon } from "./convex-hull.twin";
import { convexPolygon } from "./cut-polygon.twin";

const MOST = 5e8;

const cross = (a: Point, b: Point, c: Point) =>
  (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]);

export const twin = described({
  problem: "87E",
  rounds: 60,
  small: 4,
  middle: 0,
  shape: (s) => {
    let most = 0;
    const city = () => {
      const n = s.size(3, 50_000);
      return s.rows<Point>(n, -MOST, MOST, (random) => {
        most ||= random.pick([1, 2, 3, 4, 1000]);
        return n > 4 ? symmetricPolygon(n, 220) : convexPolygon(random, n, most);
      });
    };
    const cities = s.list(3, city);
    const k = s.size(1, 100_000, 5);
    const far = cities.flat(2).reduce((most, value) => Math.max(most, Math.abs(value)), 1);
    const hills = s.rows<Point>(k, -MOST, MOST, (random) => randomPoints(random, k, far));
    return { cities, hills };
  },
  /** A point lies outside where a line through two sums has all sums on one side and it on the other. */
  naive: ({ cities: [a, b, c], hills }) => {
    const sums = a!.flatMap((p) =>
      b!.flatMap((q) => c!.map((r): Point => [p[0] + q[0] + r[0], p[1] + q[1] + r[1]])),
    );
    const edges = sums
      .flatMap((s) => sums.map((t) => [s, t] as const))
      .filter(([s, t]) => String(s) !== String(t) && sums.every((u) => cross(s, t, u) >= 0));
    return hills.map(([x, y]) =>
      edges.every(([s, t]) => cross(s, t, [3 * x, 3 * y]) >= 0) ? "YES" : "NO",
    );
  },
});
