import type { Twin } from "../../../scripts/verify/twin";
import type { Random } from "../../sequence/random";
import { leftOf, naiveArea, naiveCorners } from "./intersect-half-planes.twin";
import { closeNumbers } from "./segment-distance.twin";

type Point = readonly [number, number];

/** The corners of a convex polygon: points of a circle, rounded, of which those that turn left stay. */
export function convexPolygon(random: Random, n: number, most: number): Point[] {
  const angles = Array.from({ length: n }, () => random.float() * 2 * Math.PI).sort(
    (a, b) => a - b,
  );
  const corners = angles.map(
    (angle): Point => [Math.round(most * Math.cos(angle)), Math.round(most * Math.sin(angle))],
  );
  const turn = ([ax, ay]: Point, [bx, by]: Point, [cx, cy]: Point) =>
    (bx - ax) * (cy - ay) - (by - ay) * (cx - ax);
  for (;;) {
    const count = corners.length;
    const flat = corners.findIndex(
      (b, i) => turn(corners[(i + count - 1) % count]!, b, corners[(i + 1) % count]!) <= 0,
    );
    if (flat < 0) return corners;
    corners.splice(flat, 1);
    if (corners.length < 3) return convexPolygon(random, n + 3, most + 1);
  }
}

/** A file of the polygon and lines, of which many go through corners. */
function file(random: Random, n: number, most: number, queries: number): string {
  const corners = convexPolygon(random, n, most);
  const point = (): Point =>
    random.int(0, 2) === 0
      ? random.pick(corners)
      : [random.int(-most, most), random.int(-most, most)];
  const lines: string[] = [];
  while (lines.length < queries) {
    const [a, b] = [point(), point()];
    if (a.join() !== b.join()) lines.push(`${a.join(" ")} ${b.join(" ")}\n`);
  }
  const head = corners.map((corner) => `${corner.join(" ")}\n`).join("");
  return `${corners.length}\n${head}${queries}\n${lines.join("")}`;
}

/** The half-planes of the edges of a convex polygon. */
export const planesOf = (corners: readonly Point[]) =>
  corners.map((corner, i) => leftOf([...corner, ...corners[(i + 1) % corners.length]!]));

export const twin: Twin = {
  problem: "CGL_4_C",
  rounds: 20,
  generators: {
    small: (random) => file(random, random.int(3, 8), random.pick([2, 5, 20]), 20),
    far: (random) => file(random, 12, 9000, 10),
    /** A square cut by lines through its middle, which leave half of it. */
    "max-square": (random) => {
      const lines = Array.from({ length: 100 }, () => {
        const [x, y] = [random.int(1, 10_000), random.int(-10_000, 10_000)];
        return `${x} ${y} ${-x} ${-y}\n`;
      });
      return {
        input: `4\n-10000 -10000\n10000 -10000\n10000 10000\n-10000 10000\n100\n${lines.join("")}`,
        output: "200000000\n".repeat(100),
      };
    },
  },
  naive: (input) => {
    const [n, ...numbers] = input.trim().split(/\s+/).map(Number);
    const corners = Array.from(
      { length: n! },
      (_, i): Point => [numbers[2 * i]!, numbers[2 * i + 1]!],
    );
    const planes = planesOf(corners);
    const lines = numbers.slice(2 * n! + 1);
    const areas = Array.from({ length: lines.length / 4 }, (_, q) =>
      naiveArea(naiveCorners([...planes, leftOf(lines.slice(4 * q, 4 * q + 4))])),
    );
    return areas.map((area) => `${area}\n`).join("");
  },
  check: closeNumbers(1e-5),
};
