import type { Twin } from "../../../scripts/verify/twin";
import type { Random } from "../../sequence/random";
import type { Point } from "./convex-hull.twin";
import { convexPolygon, planesOf } from "./cut-polygon.twin";
import { type HalfPlane, naiveArea, naiveCorners } from "./intersect-half-planes.twin";
import { closeNumbers } from "./segment-distance.twin";

/** What is no further from p than from q: |z - p|² ≤ |z - q|². */
export function nearer(p: Point, q: Point): HalfPlane {
  const [px, py, qx, qy] = [...p, ...q].map(BigInt) as [bigint, bigint, bigint, bigint];
  return [2n * (px - qx), 2n * (py - qy), px * px + py * py - qx * qx - qy * qy];
}

function island(random: Random, most: number): string {
  let corners = convexPolygon(random, random.int(3, 10), most);
  while (corners.length > 10) corners = convexPolygon(random, 5, most);
  const castles = new Map<string, Point>();
  const count = random.int(2, 10);
  while (castles.size < count) {
    const castle: Point = [random.int(-most, most), random.int(-most, most)];
    castles.set(castle.join(), castle);
  }
  const lines = [...corners, ...castles.values()].map((point) => `${point.join(" ")}\n`);
  return `${corners.length} ${count}\n${lines.join("")}`;
}

export const twin: Twin = {
  problem: "2160",
  generators: {
    small: (random) => island(random, random.pick([2, 5])),
    "max-random": (random) => island(random, 100),
  },
  naive: (input) => {
    const [n, m, ...numbers] = input.trim().split(/\s+/).map(Number);
    const points = Array.from(
      { length: n! + m! },
      (_, i): Point => [numbers[2 * i]!, numbers[2 * i + 1]!],
    );
    const planes = planesOf(points.slice(0, n));
    const castles = points.slice(n);
    const areas = castles.map((castle) => {
      const others = castles.filter((other) => other !== castle);
      return naiveArea(naiveCorners([...planes, ...others.map((other) => nearer(castle, other))]));
    });
    return areas.map((area) => `${area}\n`).join("");
  },
  check: closeNumbers(1e-4),
};
