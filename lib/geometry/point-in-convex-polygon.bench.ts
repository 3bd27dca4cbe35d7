import type { Bench, Run } from "../../scripts/bench/bench";
import { pairsOf, randomColumns, roundPolygon } from "../../scripts/bench/random-points";
import { pointInConvexPolygon } from "./point-in-convex-polygon";

const CORNERS = 1000;
const POINTS = 200_000;

/** How many random points lie inside. */
const ofPoints = (isInside: (px: number, py: number) => boolean): Run => {
  const [x, y] = randomColumns(2, POINTS) as [Int32Array, Int32Array];
  return () => {
    let count = 0;
    for (let i = 0; i < POINTS; i++) if (isInside(x[i]!, y[i]!)) count++;
    return count;
  };
};

type Corner = [x: number, y: number];

interface Peer {
  readonly default: (loops: Corner[][]) => (point: Corner) => number;
}

export const benches: readonly Bench[] = [
  {
    kind: "function",
    work: "2·10^5 points in a convex polygon of 1,000 corners",
    seed: 1,
    contenders: [
      {
        role: "ours",
        name: "pointInConvexPolygon",
        prepare: () => {
          const [x, y] = roundPolygon(CORNERS, 0);
          return ofPoints((px, py) => pointInConvexPolygon(x, y, px, py) > 0);
        },
      },
      {
        role: "peer",
        name: "point-in-big-polygon",
        prepare: ({ default: classifierOf }: Peer) => {
          // It takes any polygons, and what is inside lies on the other side of clockwise ones.
          const classify = classifierOf([pairsOf(...roundPolygon(CORNERS, 0)).reverse()]);
          return ofPoints((px, py) => classify([px, py]) < 0);
        },
      },
    ],
  },
];
