import type { Bench } from "../../../scripts/bench/bench";
import { functionBench, ours, peer } from "../../../scripts/bench/contenders";
import { pairsOf, randomColumns } from "../../../scripts/bench/random-points";
import { Voronoi } from "../voronoi";

const N = 50_000;

interface PeerVoronoi {
  cellPolygon(i: number): unknown[];
}

interface Peer {
  readonly Delaunay: new (
    coordinates: Float64Array,
  ) => {
    voronoi(bounds: [number, number, number, number]): PeerVoronoi;
  };
}

export const benches: readonly Bench[] = [
  functionBench({ work: "corners of all Voronoi cells of 50,000 points", seed: 1 }, [
    ours("Voronoi", () => {
      const [x, y] = randomColumns(2, N) as [Int32Array, Int32Array];
      const square = {
        x: Int32Array.of(-1e9, 1e9, 1e9, -1e9),
        y: Int32Array.of(-1e9, -1e9, 1e9, 1e9),
      };
      return () => {
        const voronoi = new Voronoi(x, y);
        let corners = 0;
        for (let i = 0; i < N; i++) corners += voronoi.cell(i, square).x.length;
        return corners;
      };
    }),
    peer(
      "d3-delaunay",
      ({ Delaunay }: Peer) => {
        const [x, y] = randomColumns(2, N) as [Int32Array, Int32Array];
        const coordinates = Float64Array.from(pairsOf(x, y).flat());
        return () => {
          const voronoi = new Delaunay(coordinates).voronoi([-1e9, -1e9, 1e9, 1e9]);
          let corners = 0;
          for (let i = 0; i < N; i++) corners += voronoi.cellPolygon(i).length - 1;
          return corners;
        };
      },
      { variant: "rounds" },
    ),
  ]),
];
