import { expect, it } from "vitest";
import { pointInPolygon } from "../point-in-polygon";

it("points very near a long edge", () => {
  const [x, y] = [Int32Array.of(-1e9, 999999997, -1e9), Int32Array.of(-1e9, 999999999, 1e9)];
  expect([pointInPolygon(x, y, -2, -1), pointInPolygon(x, y, -1, -1)]).toEqual([1, -1]);
  expect(pointInPolygon(x, y, -1e9, 0)).toBe(0);
  expect(pointInPolygon(new Int32Array(0), new Int32Array(0), 0, 0)).toBe(-1);
  // One corner, the polygon of a point.
  for (const px of [2, 3, 4])
    expect(pointInPolygon(Int32Array.of(3), Int32Array.of(5), px, 5)).toBe(px === 3 ? 0 : -1);
});

it("takes points within ±2^50", () => {
  const [x, y] = [Float64Array.of(0, 2 ** 50, 0), Float64Array.of(0, 0, 2 ** 50)];
  expect(pointInPolygon(x, y, 2 ** 50, 0)).toBe(0);
  expect(pointInPolygon(x, y, -(2 ** 50), 2 ** 50)).toBe(-1);
});
