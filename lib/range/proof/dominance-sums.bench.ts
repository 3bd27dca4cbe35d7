import type { Bench, Run } from "../../../scripts/bench/bench";
import { cpp, functionBench, ours } from "../../../scripts/bench/contenders";
import { Random } from "../../sequence/random";
import { dominanceSums } from "../dominance-sums";
import { OfflineConnectivity } from "../offline-connectivity";

const SEED = 1;
const POINTS = 100_000;
const CALLS = 200_000;
const VERTICES = 50_000;

function dominance(): Run {
  const random = new Random(SEED);
  const column = () => Int32Array.from({ length: POINTS }, () => random.int(0, 1e6));
  const points = { xs: column(), ys: column(), zs: column() };
  return () => dominanceSums(points, points).reduce((sum, count) => sum + count, 0);
}

/** Each call adds an edge, takes out one that was added 1000 calls before, or asks for the components. */
function connectivity(): Run {
  const random = new Random(SEED);
  const ends = Int32Array.from({ length: 2 * CALLS }, () => random.int(0, VERTICES - 1));
  return () => {
    const graph = new OfflineConnectivity(VERTICES);
    for (let edge = 0; edge < CALLS; edge++) {
      graph.link(ends[2 * edge]!, ends[2 * edge + 1]!);
      if (edge >= 1000) graph.unlink(ends[2 * edge - 2000]!, ends[2 * edge - 1999]!);
      if (edge % 10 === 0) graph.askCount();
    }
    return graph.answers().reduce((sum, count) => sum + count, 0);
  };
}

export const benches: readonly Bench[] = [
  functionBench({ work: "three-dimensional dominance of 10^5 points", seed: SEED }, [
    ours("dominanceSums", dominance),
    cpp("C++ CDQ", "range/offline.cpp", "dominance"),
  ]),
  functionBench({ work: "4·10^5 edges that come and go, 2·10^4 counts", seed: SEED }, [
    ours("OfflineConnectivity", connectivity),
    cpp("C++ segment tree over time", "range/offline.cpp", "connectivity"),
  ]),
];
