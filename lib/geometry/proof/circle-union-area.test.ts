import { expect, it } from "vitest";
import { rounds } from "../../../scripts/testing/rounds";
import { circleIntersectionArea } from "../circle-intersection-area";
import { circleUnionArea } from "../circle-union-area";

it("two circles: their areas less what they share", () => {
  for (const random of rounds(500)) {
    const most = random.pick([4, 1e6, 2 ** 49]);
    const number = () => random.int(-most, most);
    const [first, second] = [0, 1].map(() => ({
      x: number(),
      y: number(),
      r: random.int(1, most),
    }));
    const sum = Math.PI * (first!.r ** 2 + second!.r ** 2);
    const area = sum - circleIntersectionArea(first!, second!);
    expect(Math.abs(circleUnionArea([first!, second!]) / area - 1)).toBeLessThan(1e-12);
  }
});

it("circles that touch, hold each other, are equal or lie apart, far from the origin", () => {
  const of = (...circles: [number, number, number][]) =>
    circleUnionArea(circles.map(([x, y, r]) => ({ x: x + 1e9, y: y - 1e9, r }))) / Math.PI;
  expect(of()).toBe(0);
  expect(of([0, 0, 5])).toBeCloseTo(25, 9);
  expect(of([0, 0, 5], [0, 0, 5], [0, 0, 4], [3, 0, 2], [0, -4, 1])).toBeCloseTo(25, 9);
  expect(of([0, 0, 5], [10, 0, 5], [100, 0, 1], [0, 6, 1])).toBeCloseTo(52, 9);
  // Four through the origin: a square of side 2 and four half circles.
  const flower = of([1, 0, 1], [-1, 0, 1], [0, 1, 1], [0, -1, 1]);
  expect(flower).toBeCloseTo((4 + 2 * Math.PI) / Math.PI, 9);
});
