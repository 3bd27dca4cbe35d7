import { expect, it } from "vitest";
import { rounds } from "../../../scripts/testing/rounds";
import { convexHull } from "../convex-hull";
import { pointInConvexPolygon } from "../point-in-convex-polygon";
import { naiveSide } from "./point-in-convex-polygon.twin";

it("takes every hull, of points that are one or on a line too", () => {
  for (const random of rounds(200)) {
    const side = () => Int32Array.from({ length: n }, () => random.int(-2, 2));
    const n = random.int(0, 4);
    const [x, y] = [side(), side()];
    const hull = convexHull(x, y);
    const [hx, hy] = [hull.map((i) => x[i]!), hull.map((i) => y[i]!)];
    const corners = Array.from(hull, (i) => [x[i]!, y[i]!] as const);
    for (let px = -3; px <= 3; px++) {
      for (let py = -3; py <= 3; py++) {
        const expected = n === 0 ? -1 : naiveSide(corners, [px, py]);
        expect(pointInConvexPolygon(hx, hy, px, py)).toBe(expected);
      }
    }
  }
});

it("is exact at the limit", () => {
  const [x, y] = [Float64Array.of(0, 2 ** 50, 0), Float64Array.of(0, 0, 2 ** 50)];
  expect(pointInConvexPolygon(x, y, 2 ** 49, 2 ** 49)).toBe(0);
  expect(pointInConvexPolygon(x, y, 2 ** 49 - 1, 2 ** 49)).toBe(1);
  expect(pointInConvexPolygon(x, y, 2 ** 49 + 1, 2 ** 49)).toBe(-1);
  expect(pointInConvexPolygon(x, y, 2 ** 50, 0)).toBe(0);
});
