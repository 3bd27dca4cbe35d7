import { described } from "../../../scripts/verify/shape";
import type { Random } from "../../sequence/random";
import { type Point, randomPoints, symmetricPolygon } from "./convex-hull.twin";
import { convexPolygon } from "./cut-polygon.twin";
import { naiveSide } from "./point-in-polygon.twin";

export { naiveSide };

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
