import { expect, test } from "vitest";
import { rounds } from "../../../scripts/testing/rounds";
import type { Random } from "../../sequence/random";
import { polygonUnionArea } from "../polygon-union-area";

type Point = readonly [number, number];

const columns = (points: readonly Point[]) => ({
  x: Int32Array.from(points, ([x]) => x),
  y: Int32Array.from(points, ([, y]) => y),
});

/** Corners on alternate sides of a middle row: a polygon whose sides are level or upright. */
function histogram(
  random: Random,
  size: number,
): { points: Point[]; covers: (x: number, y: number) => boolean } {
  const [left, width] = [random.int(0, size - 1), random.int(1, 4)];
  const middle = random.int(1, size);
  const tops = Array.from({ length: width }, () => random.int(middle, size));
  const bottoms = tops.map(() => random.int(0, middle - 1));
  const way = (heights: number[]) =>
    heights.flatMap((y, i): Point[] => [
      [left + i, y],
      [left + i + 1, y],
    ]);
  const points = [...way(bottoms), ...way(tops).reverse()];
  if (random.int(0, 1) === 1) points.reverse();
  return { points, covers: (x, y) => bottoms[x - left]! <= y && y < tops[x - left]! };
}

test("random polygons of unit squares: the squares that any of them covers", () => {
  for (const random of rounds(120)) {
    const polygons = Array.from({ length: random.int(0, 6) }, () => histogram(random, 5));
    let count = 0;
    for (let x = 0; x < 10; x++)
      for (let y = 0; y < 5; y++) if (polygons.some(({ covers }) => covers(x, y))) count++;
    // Turned and sheared by a matrix of determinant 13, and far away.
    for (const far of [0, 2_000_000_000]) {
      const moved = polygons.map(({ points }) =>
        columns(points.map(([x, y]): Point => [3 * x - 2 * y + far, 2 * x + 3 * y - far])),
      );
      expect(polygonUnionArea(moved)).toBeCloseTo(13 * count, 6);
    }
  }
});
