import { described } from "../../../scripts/verify/shape";
import type { Random } from "../../sequence/random";
import { type Point, randomPoints } from "./convex-hull.twin";
import { convexPolygon } from "./cut-polygon.twin";
import { naiveSide } from "./point-in-polygon.twin";

export { naiveSide };

/** n corners, n even, about (0, 0): the lowest n / 2 of the directions to the right, there and back. */
export function symmetricPolygon(n: number, reach: number): Point[] {
  const bySlope = new Map<number, Point>();
  for (let dx = 1; dx <= reach; dx++) {
    for (let dy = -reach; dy <= reach; dy++) {
      if (!bySlope.has(dy / dx)) bySlope.set(dy / dx, [dx, dy]);
    }
  }
  const slopes = [...bySlope.keys()].sort((s, t) => s - t).slice(0, n / 2);
  const sides = slopes.map((slope) => bySlope.get(slope)!);
  const middle = (axis: 0 | 1) => sides.reduce((sum, side) => sum + side[axis], 0);
  let [x, y] = [-middle(0), -middle(1)];
  const below = sides.map(([dx, dy]): Point => {
    const corner: Point = [x, y];
    [x, y] = [x + 2 * dx, y + 2 * dy];
    return corner;
  });
  return [...below, ...below.map(([u, v]): Point => [-u, -v])];
}

export const twin = described({
  problem: "2300",
  rounds: 50,
  shape: (s) => {
    const n = s.size(3, 100_000);
    const corners = s.rows<Point>(n, -1e7, 1e7, (random) => {
      const sizes = n > 9 ? [1000, 1e7] : [2, 5, 9, 1e7];
      const polygon =
        n > 60 ? symmetricPolygon(n, 220) : convexPolygon(random, n, random.pick(sizes));
      return random.int(0, 1) === 0 ? polygon : polygon.reverse();
    });
    const far = 1 + corners.flat().reduce((most, value) => Math.max(most, Math.abs(value)), 0);
    const k = s.size(0, 100_000, 4);
    const near = (random: Random, [x, y]: Point): Point => [
      x + random.int(-1, 1),
      y + random.int(-1, 1),
    ];
    const point = (random: Random) =>
      random.int(0, 2) > 0 ? randomPoints(random, 1, far)[0]! : near(random, random.pick(corners));
    return {
      corners,
      points: s.rows<Point>(k, -1e7, 1e7, (random) =>
        Array.from({ length: k }, () => point(random)),
      ),
    };
  },
  naive: ({ corners, points }) =>
    points.map((point) => ["OUTSIDE", "BORDER", "INSIDE"][naiveSide(corners, point) + 1]),
});
