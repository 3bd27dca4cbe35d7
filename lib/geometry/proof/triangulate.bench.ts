import type { Bench } from "../../../scripts/bench/bench";
import { functionBench, ours, peer } from "../../../scripts/bench/contenders";
import { pairsOf, roundPolygon } from "../../../scripts/bench/random-points";
import { triangulate } from "../triangulate";

interface Earcut {
  readonly default: (coordinates: readonly number[]) => number[];
}

export const benches: readonly Bench[] = [1000, 10_000].map((corners) =>
  functionBench({ work: `a star of ${corners} corners in triangles`, seed: 1 }, [
    ours("triangulate", () => {
      const [x, y] = roundPolygon(corners, 8e8);
      return () => triangulate(x, y).length;
    }),
    peer("earcut", ({ default: earcut }: Earcut) => {
      const coordinates = pairsOf(...roundPolygon(corners, 8e8)).flat();
      return () => earcut(coordinates).length;
    }),
  ]),
);
