import { described } from "../../../scripts/verify/shape";
import { differentPoints, type Point } from "./convex-hull.twin";
import { convexPolygon, planesOf } from "./cut-polygon.twin";
import { type HalfPlane, naiveArea, naiveCorners } from "./intersect-half-planes.twin";
import { closeNumbers } from "./segment-distance.twin";

/** What is no further from p than from q: |z - p|² ≤ |z - q|². */
export function nearer(p: Point, q: Point): HalfPlane {
  const [px, py, qx, qy] = [...p, ...q].map(BigInt) as [bigint, bigint, bigint, bigint];
  return [2n * (px - qx), 2n * (py - qy), px * px + py * py - qx * qx - qy * qy];
}

export const twin = described({
  problem: "2160",
  middle: 0,
  shape: (s) => {
    const [n, m] = [s.size(3, 10), s.size(2, 10)];
    const corners = s.rows<Point>(n, -100, 100, (random) =>
      convexPolygon(random, n, random.pick([2, 5, 100])),
    );
    const far = Math.max(...corners.flat().map(Math.abs));
    const castles = s.rows<Point>(m, -100, 100, (random) => differentPoints(random, m, far));
    return { planes: planesOf(corners), castles };
  },
  naive: ({ planes, castles }) =>
    castles.map((castle) => {
      const others = castles.filter((other) => other !== castle);
      return naiveArea(naiveCorners([...planes, ...others.map((other) => nearer(castle, other))]));
    }),
  check: closeNumbers(1e-4),
});
