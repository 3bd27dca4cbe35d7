import type { Bench, Run } from "../../../scripts/bench/bench";
import { functionBench, ours, peer } from "../../../scripts/bench/contenders";
import { pairsOf, randomColumns } from "../../../scripts/bench/random-points";
import { Random } from "../../sequence/random";
import { convexHull } from "../convex-hull";

const N = 100_000;

type Columns = readonly [x: Int32Array, y: Int32Array];
type Points = () => Columns;

/** Nearly all of these points lie inside. */
const inSquare: Points = () => randomColumns(2, N) as [Int32Array, Int32Array];

/** Many of these points are corners: they lie near a circle. */
function onCircle(): Columns {
  const random = new Random(1);
  const angles = Float64Array.from({ length: N }, () => random.float() * 2 * Math.PI);
  return [
    Int32Array.from(angles, (angle) => Math.round(1e9 * Math.cos(angle))),
    Int32Array.from(angles, (angle) => Math.round(1e9 * Math.sin(angle))),
  ];
}

const ofOurs = (points: Points) => (): Run => {
  const [x, y] = points();
  return () => convexHull(x, y).length;
};

interface Quickhull {
  readonly default: (points: { x: number; y: number }[]) => unknown[];
}

const ofQuickhull =
  (points: Points) =>
  ({ default: quickhull }: Quickhull): Run => {
    const list = pairsOf(...points()).map(([x, y]) => ({ x, y }));
    return () => quickhull(list).length - 1; // its last corner is the first one
  };

interface Monotone {
  readonly default: (points: [number, number][]) => unknown[];
}

const ofMonotone =
  (points: Points) =>
  ({ default: hull }: Monotone): Run => {
    const list = pairsOf(...points());
    return () => hull(list).length;
  };

export const benches: readonly Bench[] = [
  functionBench({ work: "convex hull of 10^5 points in a square", seed: 1 }, [
    ours("convexHull", ofOurs(inSquare)),
    peer("monotone-convex-hull-2d", ofMonotone(inSquare)),
    peer("quickhull", ofQuickhull(inSquare), { variant: "rounds" }),
  ]),
  functionBench({ work: "convex hull of 10^5 points near a circle", seed: 1 }, [
    ours("convexHull", ofOurs(onCircle)),
    peer("monotone-convex-hull-2d", ofMonotone(onCircle)),
  ]),
];
