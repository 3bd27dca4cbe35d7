import type { Bench } from "../../../scripts/bench/bench";
import { functionBench, ours, peer } from "../../../scripts/bench/contenders";
import { pairsOf, roundPolygon } from "../../../scripts/bench/random-points";
import { polygonArea } from "../polygon-area";

const CORNERS = 100_000;

interface Peer {
  polygonArea(polygon: [number, number][]): number;
}

export const benches: readonly Bench[] = [
  functionBench({ work: "area of a polygon of 10^5 corners", seed: 1 }, [
    ours("polygonArea", () => {
      const [x, y] = roundPolygon(CORNERS, 5e8);
      return () => rounded(Number(polygonArea(x, y)) / 2);
    }),
    peer(
      "d3-polygon",
      ({ polygonArea: area }: Peer) => {
        const polygon = pairsOf(...roundPolygon(CORNERS, 5e8));
        return () => rounded(-area(polygon));
      },
      { variant: "rounds" },
    ),
  ]),
];

/** Four digits: the package rounds. */
function rounded(area: number): number {
  return Number(area.toPrecision(4));
}
