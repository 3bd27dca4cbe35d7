import { described } from "../../../scripts/verify/shape";
import type { Random } from "../../sequence/random";
import { type Point, randomPoints } from "./convex-hull.twin";
import { leftOf, naiveArea, naiveCorners } from "./intersect-half-planes.twin";
import { closeNumbers } from "./segment-distance.twin";

const turn = ([ax, ay]: Point, [bx, by]: Point, [cx, cy]: Point) =>
  (bx - ax) * (cy - ay) - (by - ay) * (cx - ax);

/** n corners that turn left: any four, or of points of a circle, rounded, some that do. */
export function convexPolygon(random: Random, n: number, most: number): Point[] {
  const angles = Array.from({ length: 2 * n }, () => random.float() * 2 * Math.PI);
  const circle = angles
    .sort((a, b) => a - b)
    .map((a): Point => [Math.round(most * Math.cos(a)), Math.round(most * Math.sin(a))]);
  const corners = n < 5 ? randomPoints(random, n, most) : circle;
  for (;;) {
    const flat = corners.findIndex(
      (b, i) => turn(corners.at(i - 1)!, b, corners[i + 1] ?? corners[0]!) <= 0,
    );
    if (flat < 0 && corners.length === n) {
      const first = random.int(0, n - 1);
      return [...corners.slice(first), ...corners.slice(0, first)];
    }
    if (corners.length === n) return convexPolygon(random, n, most + +(random.int(0, 9) === 0));
    corners.splice(flat < 0 ? random.int(0, corners.length - 1) : flat, 1);
  }
}

/** The half-planes of the edges of a convex polygon. */
export const planesOf = (corners: readonly Point[]) =>
  corners.map((corner, i) => leftOf([...corner, ...corners[(i + 1) % corners.length]!]));

export const twin = described({
  problem: "CGL_4_C",
  middle: 12,
  shape: (s) => {
    const n = s.size(3, 100);
    const corners = s.rows<Point>(n, -10_000, 10_000, (random) =>
      convexPolygon(random, n, n > 12 ? 10_000 : random.pick([2, 5, 20, 9000])),
    );
    const far = Math.max(...corners.flat().map(Math.abs));
    const q = s.size(1, 100);
    const point = (random: Random) =>
      random.int(0, 2) === 0 ? random.pick(corners) : randomPoints(random, 1, far)[0]!;
    const line = (random: Random): number[] => {
      const [a, b] = [point(random), point(random)];
      return String(a) === String(b) ? line(random) : [...a, ...b];
    };
    const make = (random: Random) => Array.from({ length: q }, () => line(random));
    return { planes: planesOf(corners), lines: s.rows(q, -10_000, 10_000, make, 4) };
  },
  naive: ({ planes, lines }) =>
    lines.map((line) => naiveArea(naiveCorners([...planes, leftOf(line)]))),
  check: closeNumbers(1e-5),
});
