import { expect, it } from "vitest";
import { circlePolygonArea } from "../circle-polygon-area";

it("knows the whole circle, the whole polygon, nothing", () => {
  const x = Int32Array.of(-2, 2, 2, -2);
  const y = Int32Array.of(-2, -2, 2, 2);
  expect(circlePolygonArea({ x: 0, y: 0, r: 1 }, x, y)).toBeCloseTo(Math.PI, 12);
  expect(circlePolygonArea({ x: 0, y: 0, r: 2 }, x, y)).toBeCloseTo(4 * Math.PI, 12);
  expect(circlePolygonArea({ x: 1, y: 0, r: 9 }, x, y)).toBeCloseTo(16, 12);
  expect(circlePolygonArea({ x: 9, y: 0, r: 7 }, x, y)).toBeCloseTo(0, 12);
  const twice = (column: Int32Array) =>
    Int32Array.from([...column].flatMap((value) => [value, value]));
  expect(circlePolygonArea({ x: 0, y: 0, r: 2 }, twice(x), twice(y))).toBeCloseTo(4 * Math.PI, 12);
  expect(circlePolygonArea({ x: 0, y: 0, r: 1 }, new Int32Array(0), new Int32Array(0))).toBe(0);
});
