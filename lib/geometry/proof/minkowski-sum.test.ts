import { expect, it } from "vitest";
import { rounds } from "../../../scripts/testing/rounds";
import { convexHull } from "../convex-hull";
import { minkowskiSum } from "../minkowski-sum";

type Point = readonly [number, number];

const columns = (points: readonly Point[]) => ({
  x: Float64Array.from(points, ([x]) => x),
  y: Float64Array.from(points, ([, y]) => y),
});

/** The corners of the hull, counterclockwise from the leftmost of the highest. */
function hullOf(points: readonly Point[], edges = false): Point[] {
  const { x, y } = columns(points);
  const corners = Array.from(convexHull(x, y, { edges }), (i): Point => [x[i]!, y[i]!]);
  const best = corners.reduce((a, b) => (b[1] > a[1] || (b[1] === a[1] && b[0] < a[0]) ? b : a));
  const at = corners.indexOf(best);
  return [...corners.slice(at), ...corners.slice(0, at)];
}

function sumOf(a: readonly Point[], b: readonly Point[]): Point[] {
  const [p, q] = [columns(a), columns(b)];
  const { x, y } = minkowskiSum(p.x, p.y, q.x, q.y);
  expect(x.length).toBe(y.length);
  return Array.from(x, (value, i): Point => [value, y[i]!]);
}

const turned = <T>(list: readonly T[], by: number): T[] => [
  ...list.slice(by),
  ...list.slice(0, by),
];

it("is the hull of all sums", () => {
  for (const random of rounds(600)) {
    const most = random.pick([1, 2, 5, 1000, 2 ** 49]);
    const some = () =>
      Array.from(
        { length: random.int(1, 8) },
        (): Point => [random.int(-most, most), random.int(-most, most)],
      );
    const [a, b] = [hullOf(some()), hullOf(some())];
    const sums = a.flatMap(([x, y]) => b.map(([u, v]): Point => [x + u, y + v]));
    const [i, j] = [random.int(0, a.length - 1), random.int(0, b.length - 1)];
    expect(sumOf(turned(a, i), turned(b, j))).toEqual(hullOf(sums));
  }
});

it("takes points on edges and equal neighbours", () => {
  for (const random of rounds(250)) {
    const some = () =>
      Array.from({ length: random.int(3, 9) }, (): Point => [random.int(0, 3), random.int(0, 3)]);
    const [one, two] = [some(), some()];
    if (hullOf(one).length < 3) continue; // on a line, edges lists each point once
    const [a, b] = [hullOf(one, true), hullOf(two)];
    const twice = b.flatMap((point) => [point, point]);
    expect(sumOf(a, twice)).toEqual(sumOf(hullOf(one), b));
  }
});

it("refuses what is no polygon", () => {
  const call = () => sumOf([], [[0, 0]]);
  expect(call).toThrow(new RangeError("minkowskiSum: a polygon without corners"));
  expect(() => sumOf([[0, 0]], [])).toThrow("a polygon without corners");
});
