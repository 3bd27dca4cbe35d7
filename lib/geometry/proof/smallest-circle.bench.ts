import type { Bench } from "../../../scripts/bench/bench";
import { functionBench, ours, peer } from "../../../scripts/bench/contenders";
import { pairsOf, randomColumns } from "../../../scripts/bench/random-points";
import { smallestCircle } from "../smallest-circle";

const N = 100_000;

interface Peer {
  packEnclose(circles: { x: number; y: number; r: number }[]): { readonly r: number };
}

export const benches: readonly Bench[] = [
  functionBench({ work: "smallest circle around 10^5 random points", seed: 1 }, [
    ours("smallestCircle", () => {
      const [x, y] = randomColumns(2, N) as [Int32Array, Int32Array];
      return () => Math.round(smallestCircle(x, y).radius);
    }),
    peer("d3-hierarchy", ({ packEnclose }: Peer) => {
      const [x, y] = randomColumns(2, N) as [Int32Array, Int32Array];
      const points = pairsOf(x, y).map(([px, py]) => ({ x: px, y: py, r: 0 }));
      return () => Math.round(packEnclose(points).r);
    }),
  ]),
];
