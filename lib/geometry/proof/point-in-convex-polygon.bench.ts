import type { Bench } from "../../../scripts/bench/bench";
import { functionBench, ours, peer } from "../../../scripts/bench/contenders";
import { countInside, pairsOf, roundPolygon } from "../../../scripts/bench/random-points";
import { pointInConvexPolygon } from "../point-in-convex-polygon";

const CORNERS = 1000;
const POINTS = 200_000;

type Corner = [x: number, y: number];

interface Peer {
  readonly default: (loops: Corner[][]) => (point: Corner) => number;
}

export const benches: readonly Bench[] = [
  functionBench({ work: "2·10^5 points in a convex polygon of 1,000 corners", seed: 1 }, [
    ours("pointInConvexPolygon", () => {
      const [x, y] = roundPolygon(CORNERS, 0);
      return countInside(POINTS, (px, py) => pointInConvexPolygon(x, y, px, py) > 0);
    }),
    peer("point-in-big-polygon", ({ default: classifierOf }: Peer) => {
      // It takes any polygons, and what is inside lies on the other side of clockwise ones.
      const classify = classifierOf([pairsOf(...roundPolygon(CORNERS, 0)).reverse()]);
      return countInside(POINTS, (px, py) => classify([px, py]) < 0);
    }),
  ]),
];
