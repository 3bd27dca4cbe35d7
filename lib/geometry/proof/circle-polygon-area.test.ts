import { expect, it } from "vitest";
import { rounds } from "../../../scripts/testing/rounds";
import { circlePolygonArea } from "../circle-polygon-area";
import { naivePolygonArea, starPolygon } from "./circle-polygon-area.twin";

it("agrees with integrals of slices, for both directions and any centre", () => {
  for (const random of rounds(30)) {
    const most = random.pick([3, 10, 50]);
    const r = random.int(1, 2 * most);
    const corners = starPolygon(random, random.int(3, 8), most);
    const [cx, cy] = [random.int(-9, 9), random.int(-9, 9)];
    const x = Float64Array.from(corners, ([value]) => value + cx);
    const y = Float64Array.from(corners, ([, value]) => value + cy);
    const expected = naivePolygonArea(r, corners);
    const area = circlePolygonArea({ x: cx, y: cy, r }, x, y);
    expect(Math.abs(area - expected)).toBeLessThan(1e-9 * most * most);
    const back = circlePolygonArea({ x: cx, y: cy, r }, x.slice().reverse(), y.slice().reverse());
    expect(Math.abs(back + expected)).toBeLessThan(1e-9 * most * most);
  }
});

it("knows the whole circle, the whole polygon, nothing", () => {
  const [x, y] = [Int32Array.of(-2, 2, 2, -2), Int32Array.of(-2, -2, 2, 2)];
  expect(circlePolygonArea({ x: 0, y: 0, r: 1 }, x, y)).toBeCloseTo(Math.PI, 12);
  expect(circlePolygonArea({ x: 0, y: 0, r: 2 }, x, y)).toBeCloseTo(4 * Math.PI, 12);
  expect(circlePolygonArea({ x: 1, y: 0, r: 9 }, x, y)).toBeCloseTo(16, 12);
  expect(circlePolygonArea({ x: 9, y: 0, r: 7 }, x, y)).toBeCloseTo(0, 12);
  const twice = (column: Int32Array) =>
    Int32Array.from([...column].flatMap((value) => [value, value]));
  expect(circlePolygonArea({ x: 0, y: 0, r: 2 }, twice(x), twice(y))).toBeCloseTo(4 * Math.PI, 12);
  expect(circlePolygonArea({ x: 0, y: 0, r: 1 }, new Int32Array(0), new Int32Array(0))).toBe(0);
});
