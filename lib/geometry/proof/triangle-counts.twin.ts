import type { Twin } from "../../../scripts/verify/twin";
import type { Random } from "../../sequence/random";
import { type Point, parseTests, randomPoints, testOf } from "./convex-hull.twin";

function side(a: Point, b: Point, c: Point): number {
  const cross =
    BigInt(b[0] - a[0]) * BigInt(c[1] - a[1]) - BigInt(b[1] - a[1]) * BigInt(c[0] - a[0]);
  return cross > 0n ? 1 : cross < 0n ? -1 : 0;
}

export function naiveCount(a: Point, b: Point, c: Point, points: readonly Point[]): number {
  const turn = side(a, b, c);
  const isInside = (point: Point) =>
    side(a, b, point) === turn && side(b, c, point) === turn && side(c, a, point) === turn;
  return turn === 0 ? 0 : points.filter(isInside).length;
}

function triangles(random: Random, n: number, m: number, q: number, most: number): string {
  const corner = () => random.int(0, n - 1);
  const lines = Array.from({ length: q }, () => `${corner()} ${corner()} ${corner()}\n`);
  const [corners, points] = [randomPoints(random, n, most), randomPoints(random, m, most)];
  return `${testOf(corners)}${testOf(points)}${q}\n${lines.join("")}`;
}

export const twin: Twin = {
  problem: "count_points_in_triangle",
  timeLimitMs: 5_000,
  generators: {
    small: (random) =>
      triangles(random, random.int(1, 6), random.int(1, 12), 30, random.pick([1, 2, 5, 1e9])),
    middle: (random) => triangles(random, 20, 100, 100, random.pick([6, 1e9])),
    /** Corners of a square about all points: half of them, or all but those on the diagonals. */
    "max-square": (random) => {
      const corners: Point[] = Array.from({ length: 500 }, (_, i) => [
        i % 2 === 0 ? -1e9 : 1e9,
        i % 4 < 2 ? -1e9 : 1e9,
      ]);
      const points = randomPoints(random, 500, 1e9 - 1);
      const kinds = [0, 1, 2, 3].map((k) => {
        const [a, b, c] = [corners[k]!, corners[(k + 1) % 4]!, corners[(k + 2) % 4]!];
        return naiveCount(a, b, c, points);
      });
      const q = 1_000_000;
      const first = Array.from({ length: q }, () => random.int(0, 3));
      const lines = first.map((k) => `${k} ${((k + 1) % 4) + 400} ${((k + 2) % 4) + 96}\n`);
      return {
        input: `${testOf(corners)}${testOf(points)}${q}\n${lines.join("")}`,
        output: first.map((k) => `${kinds[k]}\n`).join(""),
      };
    },
  },
  atBounds: {
    "max-random": (random) => triangles(random, 500, 500, 100_000, 1e9),
    "max-crowded": (random) => triangles(random, 500, 500, 100_000, 3),
  },
  naive: (input) => {
    const [corners, points] = parseTests(`2 ${input}`) as [Point[], Point[]];
    const numbers = input.trim().split(/\s+/).map(Number);
    const queries = numbers.slice(3 + 2 * corners.length + 2 * points.length);
    const answers: string[] = [];
    for (let i = 0; i < queries.length; i += 3) {
      const [a, b, c] = [0, 1, 2].map((k) => corners[queries[i + k]!]!) as [Point, Point, Point];
      answers.push(`${naiveCount(a, b, c, points)}\n`);
    }
    return answers.join("");
  },
};
