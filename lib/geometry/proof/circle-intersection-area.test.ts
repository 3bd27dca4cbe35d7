import { expect, it } from "vitest";
import { circleIntersectionArea } from "../circle-intersection-area";

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
