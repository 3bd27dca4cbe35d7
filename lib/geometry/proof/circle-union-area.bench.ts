import type { Bench, Run } from "../../../scripts/bench/bench";
import { cpp, functionBench, ours } from "../../../scripts/bench/contenders";
import { Random } from "../../sequence/random";
import { circleUnionArea } from "../circle-union-area";

const SEED = 1;

function area(): Run {
  const random = new Random(SEED);
  const circles = Array.from({ length: 1000 }, () => {
    const [x, y] = [random.int(0, 5000), random.int(0, 5000)];
    return { x, y, r: random.int(100, 500) };
  });
  return () => Math.round(circleUnionArea(circles));
}

export const benches: readonly Bench[] = [
  functionBench({ work: "union of 1000 circles, each meeting some 40 others", seed: SEED }, [
    ours("circleUnionArea", area),
    cpp("C++ arcs, inexact", "geometry/circle-union-area.cpp"),
  ]),
];
