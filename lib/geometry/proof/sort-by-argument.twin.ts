import { described } from "../../../scripts/verify/shape";
import type { Random } from "../../sequence/random";
import { cloud, clouds, type Point, randomPoints, testOf } from "./convex-hull.twin";

/** 0 for angles in (-π, 0), 1 for 0 and the origin, 2 for (0, π), 3 for π. */
function half([x, y]: Point): number {
  if (y !== 0) return y < 0 ? 0 : 2;
  return x < 0 ? 3 : 1;
}

function compare(a: Point, b: Point): number {
  const halves = half(a) - half(b);
  if (halves !== 0) return halves;
  const cross = BigInt(a[0]) * BigInt(b[1]) - BigInt(a[1]) * BigInt(b[0]);
  return cross > 0n ? -1 : cross < 0n ? 1 : 0;
}

/** Near the diagonal, where angles differ by 10^-18. */
const nearPoints = (random: Random, n: number): Point[] =>
  Array.from({ length: n }, () => [1e9 - random.int(0, 1000), 1e9 - random.int(0, 1000)] as const);

export const twin = described({
  problem: "sort_points_by_argument",
  timeLimitMs: 5_000,
  shape: (s) => cloud(s, s.size(1, 200_000), 1e9),
  generators: { near: (random) => testOf(nearPoints(random, 100)) },
  atBounds: {
    ...clouds(200_000, 1e9, testOf),
    "max-near": (random) => testOf(nearPoints(random, 200_000)),
    "max-axes": (random) => testOf(randomPoints(random, 200_000, 1)),
  },
  naive: (points) => [...points].sort(compare),
  check: (given, output) => {
    const sorted = output
      .trim()
      .split("\n")
      .map((line) => line.split(" ").map(Number) as unknown as Point);
    const text = (list: readonly Point[]) => list.map(String).sort().join(";");
    if (text(given) !== text(sorted)) throw new Error("expected the points of the input");
    for (let i = 1; i < sorted.length; i++) {
      if (compare(sorted[i - 1]!, sorted[i]!) > 0) {
        throw new Error(`expected ${sorted[i]} before ${sorted[i - 1]}`);
      }
    }
  },
});
