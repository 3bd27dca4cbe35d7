import type { Twin } from "../../../scripts/verify/twin";
import type { Random } from "../../sequence/random";
import { linePoints, type Point, randomPoints, testOf } from "./convex-hull.twin";

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

const points = (text: string) => {
  const numbers = text.trim().split(/\s+/).map(Number);
  return Array.from(
    { length: numbers.length >> 1 },
    (_, i): Point => [numbers[2 * i]!, numbers[2 * i + 1]!],
  );
};

function check(input: string, output: string): void {
  const given = points(input.slice(input.indexOf("\n")));
  const sorted = points(output);
  const text = (list: readonly Point[]) => list.map(String).sort().join(";");
  if (text(given) !== text(sorted)) throw new Error("expected the points of the input");
  for (let i = 1; i < sorted.length; i++) {
    if (compare(sorted[i - 1]!, sorted[i]!) > 0) {
      throw new Error(`expected ${sorted[i]} before ${sorted[i - 1]}`);
    }
  }
}

/** Near the diagonal, where angles differ by 10^-18. */
const nearPoints = (random: Random, n: number): Point[] =>
  Array.from({ length: n }, () => [1e9 - random.int(0, 1000), 1e9 - random.int(0, 1000)] as const);

export const twin: Twin = {
  problem: "sort_points_by_argument",
  timeLimitMs: 5_000,
  generators: {
    small: (random) => testOf(randomPoints(random, random.int(1, 30), random.pick([1, 3, 1e9]))),
    near: (random) => testOf(nearPoints(random, 100)),
    line: (random) => testOf(linePoints(random, 60, 1e9)),
    "max-random": (random) => testOf(randomPoints(random, 200_000, 1e9)),
    "max-near": (random) => testOf(nearPoints(random, 200_000)),
    "max-line": (random) => testOf(linePoints(random, 200_000, 1e9)),
  },
  atBounds: {
    "max-same": () => testOf(Array.from({ length: 200_000 }, (): Point => [-1e9, 0])),
    "max-origin": () => testOf(Array.from({ length: 200_000 }, (): Point => [0, 0])),
    "max-axes": (random) => testOf(randomPoints(random, 200_000, 1)),
  },
  naive: (input) =>
    points(input.slice(input.indexOf("\n")))
      .sort(compare)
      .map(([x, y]) => `${x} ${y}\n`)
      .join(""),
  check,
};
