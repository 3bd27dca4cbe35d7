import type { Bench } from "../../../scripts/bench/bench";
import { functionBench, ours, peer } from "../../../scripts/bench/contenders";
import { countInside, roundPolygon } from "../../../scripts/bench/random-points";
import { pointInPolygon } from "../point-in-polygon";

const CORNERS = 1000;
const POINTS = 3000;

type Corner = [x: number, y: number];

const star = () => roundPolygon(CORNERS, 5e8);

function corners(): Corner[] {
  const [x, y] = star();
  return Array.from(x, (value, i): Corner => [value, y[i]!]);
}

interface Hao {
  readonly default: (point: Corner, polygon: Corner[][]) => boolean | 0;
}

export const benches: readonly Bench[] = [
  functionBench({ work: "3,000 points in a polygon of 1,000 corners", seed: 1 }, [
    ours("pointInPolygon", () => {
      const [x, y] = star();
      return countInside(POINTS, (px, py) => pointInPolygon(x, y, px, py) > 0);
    }),
    peer("point-in-polygon-hao", ({ default: isInside }: Hao) => {
      const polygon = corners();
      const rings = [[...polygon, polygon[0]!]];
      return countInside(POINTS, (px, py) => isInside([px, py], rings) === true);
    }),
  ]),
];
