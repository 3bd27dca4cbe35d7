import { expect, test } from "vitest";
import { rounds } from "../../../scripts/testing/rounds";
import { convexHull3d } from "../convex-hull-3d";
import { volume as bigVolume } from "./convex-hull-3d.twin";

type Point = readonly [number, number, number];

const hullOf = (points: readonly Point[]) => {
  const column = (k: number) => Float64Array.from(points, (point) => point[k]!);
  return convexHull3d(column(0), column(1), column(2));
};

const volume = (a: Point, ...others: Point[]) =>
  bigVolume(a.map(BigInt), ...others.map((point) => point.map(BigInt)));

test("heights that differ by a part in 2^53 from a plane", () => {
  const most = 2 ** 25;
  const base: Point[] = [
    [-most, -most, -most],
    [most, -most + 1, -most],
    [-most + 2, most, most - 3],
  ];
  const [a, b, c] = base as [Point, Point, Point];
  for (const random of rounds(1000)) {
    const d: Point = [random.int(-9, 9), random.int(-9, 9), random.int(-9, 9)];
    const size = volume(a, b, c, d);
    const corners = hullOf([a, b, c, d]);
    expect(corners.length).toBe(size === 0n ? 0 : 12);
    for (let t = 0; t < corners.length; t += 3) {
      const [i, j, k] = corners.slice(t, t + 3);
      const p = [a, b, c, d];
      const other = 6 - i! - j! - k!;
      expect(volume(p[i!]!, p[j!]!, p[k!]!, p[other]!) < 0n).toBe(true);
    }
  }
});
