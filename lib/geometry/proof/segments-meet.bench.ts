import type { Bench, Run } from "../../../scripts/bench/bench";
import { functionBench, ours, peer } from "../../../scripts/bench/contenders";
import { randomColumns } from "../../../scripts/bench/random-points";
import { segmentsMeet } from "../segments-meet";

const PAIRS = 400_000;

const ofOurs: () => Run = () => {
  const columns = randomColumns(8, PAIRS);
  const [ax, ay, bx, by, cx, cy, dx, dy] = columns as [
    ...[Int32Array, Int32Array, Int32Array, Int32Array],
    ...[Int32Array, Int32Array, Int32Array, Int32Array],
  ];
  return () => {
    let count = 0;
    for (let i = 0; i < PAIRS; i++) {
      if (segmentsMeet(ax[i]!, ay[i]!, bx[i]!, by[i]!, cx[i]!, cy[i]!, dx[i]!, dy[i]!)) count++;
    }
    return count;
  };
};

type Point = [x: number, y: number];

interface Peer {
  readonly default: (a: Point, b: Point, c: Point, d: Point) => boolean;
}

function ofPeer({ default: meet }: Peer): Run {
  const columns = randomColumns(8, PAIRS);
  const point = (i: number, column: number): Point => [
    columns[column]![i]!,
    columns[column + 1]![i]!,
  ];
  const segments = Array.from({ length: PAIRS }, (_, i) => [0, 2, 4, 6].map((c) => point(i, c)));
  return () => {
    let count = 0;
    for (const [a, b, c, d] of segments) if (meet(a!, b!, c!, d!)) count++;
    return count;
  };
}

export const benches: readonly Bench[] = [
  functionBench({ work: "which of 4·10^5 pairs of segments meet", seed: 1 }, [
    ours("segmentsMeet", ofOurs),
    peer("robust-segment-intersect", ofPeer),
  ]),
];
