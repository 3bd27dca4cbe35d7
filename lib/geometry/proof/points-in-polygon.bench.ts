import type { Bench, Run } from "../../../scripts/bench/bench";
import { functionBench, ours, peer, plain } from "../../../scripts/bench/contenders";
import { pairsOf, randomColumns, roundPolygon } from "../../../scripts/bench/random-points";
import { pointInPolygon } from "../point-in-polygon";
import { pointsInPolygon } from "../points-in-polygon";

type Columns = readonly [Int32Array, Int32Array];
type Corner = [x: number, y: number];

/** How many of 10^5 points lie inside a star of 10^4 corners. */
function counted(count: (polygon: Columns, points: Columns) => number): Run {
  const polygon = roundPolygon(10_000, 8e8);
  const points = randomColumns(2, 100_000) as [Int32Array, Int32Array];
  return () => count(polygon, points);
}

interface Peer {
  readonly default: (loops: Corner[][]) => (point: Corner) => number;
}

export const benches: readonly Bench[] = [
  functionBench({ work: "10^5 points in a star of 10^4 corners", seed: 1 }, [
    ours("pointsInPolygon", () =>
      counted(
        (polygon, points) =>
          pointsInPolygon(...polygon, ...points).filter((side) => side > 0).length,
      ),
    ),
    plain("pointInPolygon, for each", () =>
      counted(
        (polygon, [px, py]) =>
          px.filter((x, at) => pointInPolygon(...polygon, x, py[at]!) > 0).length,
      ),
    ),
    peer("point-in-big-polygon", ({ default: classifierOf }: Peer) =>
      counted((polygon, points) => {
        const classify = classifierOf([pairsOf(...polygon).reverse()]);
        return pairsOf(...points).filter((point) => classify(point) < 0).length;
      }),
    ),
  ]),
];
