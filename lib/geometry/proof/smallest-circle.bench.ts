import type { Bench } from "../../../scripts/bench/bench";
import { pairsOf, randomColumns } from "../../../scripts/bench/random-points";
import { smallestCircle } from "../smallest-circle";

const N = 100_000;

interface Peer {
  packEnclose(circles: { x: number; y: number; r: number }[]): { readonly r: number };
}

export const benches: readonly Bench[] = [
  {
    kind: "function",
    work: "smallest circle around 10^5 random points",
    seed: 1,
    contenders: [
      {
        role: "ours",
        name: "smallestCircle",
        prepare: () => {
          const [x, y] = randomColumns(2, N) as [Int32Array, Int32Array];
          return () => Math.round(smallestCircle(x, y).radius);
        },
      },
      {
        role: "peer",
        name: "d3-hierarchy",
        prepare: ({ packEnclose }: Peer) => {
          const [x, y] = randomColumns(2, N) as [Int32Array, Int32Array];
          const points = pairsOf(x, y).map(([px, py]) => ({ x: px, y: py, r: 0 }));
          return () => Math.round(packEnclose(points).r);
        },
      },
    ],
  },
];
