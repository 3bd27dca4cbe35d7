import type { Bench } from "../../../scripts/bench/bench";
import { functionBench, ours, peer } from "../../../scripts/bench/contenders";
import { pairsOf, roundPolygon } from "../../../scripts/bench/random-points";
import { cutPolygon } from "../cut-polygon";

const CORNERS = 1000;
const CUTS = 500;

interface Peer {
  readonly default: {
    positive(polygon: [number, number][], plane: [number, number, number]): unknown[];
  };
}

export const benches: readonly Bench[] = [
  functionBench({ work: "500 cuts of a convex polygon of 1,000 corners", seed: 1 }, [
    ours("cutPolygon", () => {
      const [x, y] = roundPolygon(CORNERS, 0);
      return () => {
        let corners = 0;
        for (let cut = 0; cut < CUTS; cut++) {
          const height = 1e6 * cut + 1;
          corners += cutPolygon(x, y, -1, height, 1, height).x.length;
        }
        return corners;
      };
    }),
    peer("split-polygon", ({ default: { positive } }: Peer) => {
      const polygon = pairsOf(...roundPolygon(CORNERS, 0));
      return () => {
        let corners = 0;
        for (let cut = 0; cut < CUTS; cut++) {
          corners += positive(polygon, [0, 1, -(1e6 * cut + 1)]).length;
        }
        return corners;
      };
    }),
  ]),
];
