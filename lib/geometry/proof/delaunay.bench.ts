import type { Bench } from "../../../scripts/bench/bench";
import { functionBench, ours, peer } from "../../../scripts/bench/contenders";
import { pairsOf, randomColumns } from "../../../scripts/bench/random-points";
import { Delaunay } from "../delaunay";

const N = 100_000;

interface Delaunator {
  readonly default: new (coordinates: Float64Array) => { readonly triangles: Uint32Array };
}

export const benches: readonly Bench[] = [
  functionBench({ work: "Delaunay triangulation of 10^5 random points", seed: 1 }, [
    ours("Delaunay", () => {
      const [x, y] = randomColumns(2, N) as [Int32Array, Int32Array];
      return () => new Delaunay(x, y).triangles.length / 3;
    }),
    peer(
      "delaunator",
      ({ default: Peer }: Delaunator) => {
        const [x, y] = randomColumns(2, N) as [Int32Array, Int32Array];
        const coordinates = Float64Array.from(pairsOf(x, y).flat());
        return () => new Peer(coordinates).triangles.length / 3;
      },
      { variant: "in-circle tests round" },
    ),
  ]),
];
