import { described } from "../../../scripts/verify/shape";
import { cloud, type Point } from "./convex-hull.twin";

function side(a: Point, b: Point, c: Point): number {
  const cross =
    BigInt(b[0] - a[0]) * BigInt(c[1] - a[1]) - BigInt(b[1] - a[1]) * BigInt(c[0] - a[0]);
  return cross > 0n ? 1 : cross < 0n ? -1 : 0;
}

export function naiveCount(a: Point, b: Point, c: Point, points: readonly Point[]): number {
  const turn = side(a, b, c);
  const isInside = (point: Point) =>
    side(a, b, point) === turn && side(b, c, point) === turn && side(c, a, point) === turn;
  return turn === 0 ? 0 : points.filter(isInside).length;
}

export const twin = described({
  problem: "count_points_in_triangle",
  timeLimitMs: 5_000,
  shape: (s) => {
    const corners = cloud(s, s.size(1, 500), 1e9);
    const points = cloud(s, s.size(1, 500), 1e9);
    const triangle = () => [0, 0, 0].map(() => s.index(corners.length));
    return { corners, points, triangles: s.list(s.size(1, 1_000_000, 3), triangle) };
  },
  naive: ({ corners, points, triangles }) =>
    triangles.map((triangle) => {
      const [a, b, c] = triangle.map((i) => corners[i]!) as [Point, Point, Point];
      return naiveCount(a, b, c, points);
    }),
});
