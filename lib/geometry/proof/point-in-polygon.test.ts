import { expect, it } from "vitest";
import { holdEqual } from "../../../scripts/testing/hold-equal";
import { Random } from "../../sequence/random";
import { pointInPolygon } from "../point-in-polygon";
import { naiveSide } from "./point-in-polygon.twin";
import { starPolygon } from "./polygon-area.twin";

it("agrees with an even-odd rule in BigInt fractions, on all points about small polygons", () => {
  const random = new Random(1);
  const seen = [0, 0, 0];
  for (let step = 0; step < 150; step++) {
    const corners = starPolygon(random, random.int(3, 9), random.pick([4, 7]));
    const x = Int32Array.from(corners, ([value]) => value);
    const y = Int32Array.from(corners, ([, value]) => value);
    for (let px = -8; px <= 8; px++) {
      for (let py = -8; py <= 8; py++) {
        const side = pointInPolygon(x, y, px, py);
        seen[side + 1]!++;
        holdEqual(side, naiveSide(corners, [px, py]), [corners, px, py, side]);
      }
    }
  }
  expect(Math.min(...seen)).toBeGreaterThan(500);
});

it("points very near a long edge", () => {
  const x = Int32Array.of(-1e9, 999999997, -1e9);
  const y = Int32Array.of(-1e9, 999999999, 1e9);
  expect(pointInPolygon(x, y, -2, -1)).toBe(1);
  expect(pointInPolygon(x, y, -1, -1)).toBe(-1);
  expect(pointInPolygon(x, y, -1e9, 0)).toBe(0);
  expect(pointInPolygon(new Int32Array(0), new Int32Array(0), 0, 0)).toBe(-1);
  // One corner, the polygon of a point.
  for (const px of [2, 3, 4]) {
    expect(pointInPolygon(Int32Array.of(3), Int32Array.of(5), px, 5)).toBe(px === 3 ? 0 : -1);
  }
});

it("takes points within ±2^50", () => {
  const [x, y] = [Float64Array.of(0, 2 ** 50, 0), Float64Array.of(0, 0, 2 ** 50)];
  expect(pointInPolygon(x, y, 2 ** 50, 0)).toBe(0);
  expect(pointInPolygon(x, y, -(2 ** 50), 2 ** 50)).toBe(-1);
});
