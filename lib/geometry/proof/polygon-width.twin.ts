import type { Twin } from "../../../scripts/verify/twin";
import type { Random } from "../../sequence/random";
import { integerRoot } from "./circle-crossings.twin";
import { starPolygon } from "./circle-polygon-area.twin";
import type { Point } from "./convex-hull.twin";
import { convexPolygon } from "./cut-polygon.twin";

/**
 * The square of the width as a fraction: the least height over all lines through two points that have the
 * others on one side.
 */
export function naiveWidth2(points: readonly Point[]): [bigint, bigint] {
  const p = points.map(([x, y]) => [BigInt(x), BigInt(y)] as const);
  let best: [bigint, bigint] | undefined;
  for (const [ax, ay] of p) {
    for (const [bx, by] of p) {
      if (ax === bx && ay === by) continue;
      const sides = p.map(([x, y]) => (bx - ax) * (y - ay) - (by - ay) * (x - ax));
      if (sides.some((side) => side < 0n)) continue;
      const height = sides.reduce((high, side) => (side > high ? side : high));
      const square = [height * height, (bx - ax) ** 2n + (by - ay) ** 2n] as [bigint, bigint];
      if (best === undefined || square[0] * best[1] < best[0] * square[1]) best = square;
    }
  }
  return best ?? [0n, 1n];
}

/** The hundredths, rounded up: the least h with h² ≥ 10^4 · numerator / denominator. */
const hundredths = ([numerator, denominator]: [bigint, bigint]) =>
  integerRoot((10_000n * numerator - 1n) / denominator) + 1n;

/** Corners with coordinates from 0 to 2 most. */
const star = (random: Random, n: number, most: number) =>
  starPolygon(random, n, most).map(([x, y]): Point => [x + most, y + most]);

const fileOf = (polygons: readonly (readonly Point[])[]) =>
  `${polygons.map((p) => `${p.length}\n${p.map((point) => `${point.join(" ")}\n`).join("")}`).join("")}0\n`;

export const twin: Twin = {
  problem: "boj-4225",
  rounds: 12,
  generators: {
    sample: () => ({
      input: "3\n0 0\n3 0\n0 4\n4\n0 10\n10 0\n20 10\n10 20\n0\n",
      output: "Case 1: 2.40\nCase 2: 14.15\n",
    }),
    small: (random) =>
      fileOf(
        Array.from({ length: 9 }, () => star(random, random.int(3, 9), random.pick([4, 20, 5000]))),
      ),
    round: (random) =>
      fileOf([convexPolygon(random, 40, 5000).map(([x, y]) => [x + 5000, y + 5000])]),
    "max-many": (random) => fileOf(Array.from({ length: 5000 }, () => star(random, 100, 5000))),
  },
  naive: (input) => {
    const numbers = input.trim().split(/\s+/).map(Number);
    const lines: string[] = [];
    for (let at = 0; numbers[at] !== 0; ) {
      const n = numbers[at++]!;
      const points = Array.from({ length: n }, (): Point => [numbers[at++]!, numbers[at++]!]);
      const digits = String(hundredths(naiveWidth2(points))).padStart(3, "0");
      lines.push(`Case ${lines.length + 1}: ${digits.slice(0, -2)}.${digits.slice(-2)}\n`);
    }
    return lines.join("");
  },
};
