import { expect, it } from "vitest";
import { tableOf } from "../../io/proof/rows-of";
import { circleIntersectionArea } from "../circle-intersection-area";
import { naiveArea } from "./circle-intersection-area.twin";

it("very thin lenses keep their digits", () => {
  // Two circles of radius r whose centres are 2 r - w apart: 4/3 w √(r w) (1 - 3 w / (40 r)) nearly.
  for (const [r, w] of [
    [1e6, 1],
    [1e9, 1],
    [2 ** 49, 1],
    [1e9, 1000],
  ] as const) {
    const area = circleIntersectionArea({ x: 0, y: 0, r }, { x: 2 * r - w, y: 0, r });
    const expected = (4 / 3) * w * Math.sqrt(r * w) * (1 - (3 * w) / (40 * r));
    expect(Math.abs(area / expected - 1)).toBeLessThan(2 ** -40);
  }
});

it("touching, apart, inside, equal", () => {
  expect(circleIntersectionArea({ x: 0, y: 0, r: 5 }, { x: 6, y: 8, r: 5 })).toBe(0);
  expect(circleIntersectionArea({ x: 0, y: 0, r: 4 }, { x: 6, y: 8, r: 5 })).toBe(0);
  expect(circleIntersectionArea({ x: 0, y: 0, r: 2 }, { x: 6, y: 8, r: 12 })).toBe(4 * Math.PI);
  expect(circleIntersectionArea({ x: 3, y: 4, r: 1 }, { x: 3, y: 4, r: 1 })).toBe(Math.PI);
});

it.each(
  tableOf("2 2 2 1, 12 12 9 8"),
)("circles at (%d, %d) that barely meet: radii %d and %d", (x, y, first, second) => {
  const area = circleIntersectionArea({ x: 0, y: 0, r: first }, { x, y, r: second });
  const expected = naiveArea([0, 0, first, x, y, second]);
  expect(area).toBeGreaterThan(0);
  expect(Math.abs(area / expected - 1)).toBeLessThan(1e-6);
});
