import { expect, it } from "vitest";
import { tableOf } from "../../io/proof/rows-of";
import { polygonWidth } from "../polygon-width";
import type { Point } from "./convex-hull.twin";
import { naiveWidth2 } from "./polygon-width.twin";

const widthOf = (points: readonly Point[]) =>
  polygonWidth(
    Float64Array.from(points, ([x]) => x),
    Float64Array.from(points, ([, y]) => y),
  );

it("thin sets at the limit, where the products nearly cancel", () => {
  const far = 2 ** 50;
  const points: Point[] = [
    [-far, -far],
    [far, far - 1],
    [far - 2, far - 2],
  ];
  const [numerator, denominator] = naiveWidth2(points);
  const expected = Math.sqrt(Number(numerator) / Number(denominator));
  expect(widthOf(points) / expected).toBeCloseTo(1, 14);
  expect(widthOf([...points.slice(0, 1), [0, 0], [far, far]])).toBe(0);
});

it("few points, misuse", () => {
  expect([widthOf([[3, 4]]), widthOf(tableOf("0 0, 4 0, 4 3, 0 3, 2 3"))]).toEqual([0, 3]);
  expect(() => widthOf([])).toThrow("polygonWidth: expected at least one point, got 0");
});
