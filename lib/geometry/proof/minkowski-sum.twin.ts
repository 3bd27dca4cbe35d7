import type { Twin } from "../../../scripts/verify/twin";
import type { Random } from "../../sequence/random";

type Point = readonly [number, number];

const cross = (a: Point, b: Point, c: Point) =>
  (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]);

/** Random triangles and quadrangles, counterclockwise, none of whose corners lie on a line. */
function corners(random: Random, most: number): Point[] {
  const point = (): Point => [random.int(-most, most), random.int(-most, most)];
  for (;;) {
    const list = Array.from({ length: random.int(3, 4) }, point);
    const isConvex = list.every((a, i) => {
      const [b, c] = [list[(i + 1) % list.length]!, list[(i + 2) % list.length]!];
      return cross(a, b, c) > 0;
    });
    if (isConvex) return list;
  }
}

/** Points on a parabola and its mirror image, counterclockwise. */
function lens(random: Random, n: number, height: number): Point[] {
  const half = n / 2;
  const low = Array.from({ length: half }, (_, i): Point => [i - half / 2, (i - half / 2) ** 2]);
  const high = low.map(([x, y]): Point => [-x, height - y]);
  const [dx, dy] = [random.int(-1e6, 1e6), random.int(-1e6, 1e6)];
  return [...low, ...high].map(([x, y]): Point => [x + dx, y + dy - height / 2]);
}

const line = ([x, y]: Point) => `${x} ${y}\n`;
const block = (points: readonly Point[]) => `${points.length}\n${points.map(line).join("")}`;

function large(random: Random): string {
  const cities = [1, 2, 3].map(() => block(lens(random, 50_000, 4e8)));
  const hill = (): Point => [random.int(-30_000, 30_000), random.int(-2e8, 2e8)];
  return `${cities.join("\n")}\n${block(Array.from({ length: 100_000 }, hill))}`;
}

/** A point lies outside where a line through two sums has all sums on one side and it on the other. */
function naive(input: string): string {
  const numbers = input.split(/\s+/).filter(Boolean).map(Number);
  let at = 0;
  const points = () =>
    Array.from({ length: numbers[at++]! }, (): Point => [numbers[at++]!, numbers[at++]!]);
  const [a, b, c, hills] = [points(), points(), points(), points()];
  const sums = a.flatMap((p) =>
    b.flatMap((q) => c.map((r): Point => [p[0] + q[0] + r[0], p[1] + q[1] + r[1]])),
  );
  const edges = sums
    .flatMap((s) => sums.map((t) => [s, t] as const))
    .filter(([s, t]) => {
      return (s[0] !== t[0] || s[1] !== t[1]) && sums.every((u) => cross(s, t, u) >= 0);
    });
  return hills
    .map(([x, y]) => (edges.every(([s, t]) => cross(s, t, [3 * x, 3 * y]) >= 0) ? "YES\n" : "NO\n"))
    .join("");
}

function small(random: Random, most: number): string {
  const cities = [1, 2, 3].map(() => block(corners(random, most)));
  const hill = (): Point => [random.int(-most, most), random.int(-most, most)];
  return `${cities.join("\n")}\n${block(Array.from({ length: random.int(1, 20) }, hill))}`;
}

export const twin: Twin = {
  problem: "87E",
  generators: {
    sample: () => ({
      input:
        "3\n0 0\n1 0\n1 1\n\n4\n8 8\n5 5\n6 4\n8 4\n\n3\n-1 -1\n-3 -1\n-2 -2\n\n5\n0 0\n2 1\n7 1\n1 1\n5 3\n",
      output: "NO\nYES\nNO\nYES\nNO\n",
    }),
    small: (random) => small(random, random.int(1, 4)),
    middle: (random) => small(random, 1000),
  },
  atBounds: { "max-lenses": large },
  naive,
};
