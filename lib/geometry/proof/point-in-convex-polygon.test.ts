import { expect, it } from "vitest";
import { holdEqual } from "../../../scripts/testing/hold-equal";
import { Random } from "../../sequence/random";
import { convexHull } from "../convex-hull";
import { pointInConvexPolygon } from "../point-in-convex-polygon";
import { convexPolygon, naiveSide } from "./point-in-convex-polygon.twin";

it("agrees with the sides of all edges, on all points about small polygons", () => {
  const random = new Random(1);
  const seen = [0, 0, 0];
  for (let step = 0; step < 120; step++) {
    const corners = convexPolygon(random, random.int(2, 4), random.pick([2, 3]));
    const x = Int32Array.from(corners, ([value]) => value);
    const y = Int32Array.from(corners, ([, value]) => value);
    for (let px = -9; px <= 9; px++) {
      for (let py = -12; py <= 12; py++) {
        const side = pointInConvexPolygon(x, y, px, py);
        seen[side + 1]!++;
        holdEqual(side, naiveSide(corners, [px, py]), [corners, px, py, side]);
      }
    }
  }
  expect(Math.min(...seen)).toBeGreaterThan(200);
});

it("takes every hull, of points that are one or on a line too", () => {
  const random = new Random(2);
  for (let step = 0; step < 200; step++) {
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
