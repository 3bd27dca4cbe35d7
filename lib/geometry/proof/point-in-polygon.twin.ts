import type { Twin } from "../../../scripts/verify/twin";
import type { Random } from "../../sequence/random";
import { type Corner, starPolygon } from "./polygon-area.twin";

/** -1, 0 or 1, by the number of edges above the point. */
export function naiveSide(corners: readonly Corner[], [px, py]: Corner): number {
  const [x, y] = [BigInt(px), BigInt(py)];
  let side = -1;
  for (let i = 0; i < corners.length; i++) {
    const [ax, ay] = corners[i]!.map(BigInt) as [bigint, bigint];
    const [bx, by] = corners[(i + 1) % corners.length]!.map(BigInt) as [bigint, bigint];
    const cross = (bx - ax) * (y - ay) - (by - ay) * (x - ax);
    const dot = (x - ax) * (x - bx) + (y - ay) * (y - by);
    if (cross === 0n && dot <= 0n) return 0;
    // A ray upwards, a very little to the right: no corner lies on it.
    if (ax > x === bx > x) continue;
    // The height of the edge there, times bx - ax, against that of the point.
    const height = ay * (bx - ax) + (by - ay) * (x - ax);
    const above = bx > ax ? height > y * (bx - ax) : height < y * (bx - ax);
    if (above) side = -side;
  }
  return side;
}

const parse = (input: string) => {
  const [n, m, ...numbers] = input.trim().split(/\s+/).map(Number) as [number, number, ...number[]];
  const corner = (i: number): Corner => [numbers[2 * i]!, numbers[2 * i + 1]!];
  return {
    corners: Array.from({ length: n }, (_, i) => corner(i)),
    points: Array.from({ length: m }, (_, i) => corner(n + i)),
  };
};

function queries(random: Random, n: number, m: number, radius: number): string {
  const corners = starPolygon(random, n, radius);
  const points = Array.from({ length: m }, (): Corner => {
    if (random.int(0, 4) === 0) return random.pick(corners);
    return [random.int(-radius, radius), random.int(-radius, radius)];
  });
  const lines = [...corners, ...points].map(([x, y]) => `${x} ${y}\n`);
  return `${n} ${m}\n${lines.join("")}`;
}

export const twin: Twin = {
  problem: "2192",
  generators: {
    small: (random) => queries(random, random.int(3, 8), 40, random.pick([5, 9])),
    middle: (random) => queries(random, 50, 100, 1e9),
    "max-star": (random) => queries(random, 1000, 1000, 1e9),
  },
  naive: (input) => {
    const { corners, points } = parse(input);
    const answers = ["OUTSIDE", "BOUNDARY", "INSIDE"];
    return points.map((point) => `${answers[naiveSide(corners, point) + 1]}\n`).join("");
  },
};
