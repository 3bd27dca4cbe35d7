import { expect, it } from "vitest";
import { joined, rectangleSums } from "../rectangle-sums";

it("takes rectangles without width or height, and any numbers", () => {
  const points = { xs: [-1, 1e12], ys: [-1.5, 0], weights: [2, -5] };
  const sides = { lefts: [-1, -1, -1, -2], bottoms: [-2, -2, -1.5, -2] };
  const sums = rectangleSums(points, { ...sides, rights: [-1, 2e12, 0, 1], tops: [0, 1, -1.5, 1] });
  expect([...sums].map((sum) => sum + 0)).toEqual([0, -3, 0, 2]);
});

it("joins two lists, of 32-bit numbers into one of these", () => {
  const [ints, doubles] = [Int32Array.of(1, -2), Float64Array.of(0.5, 2 ** 40)];
  expect(joined(ints, ints)).toEqual(Int32Array.of(1, -2, 1, -2));
  expect(joined(ints, doubles)).toEqual(Float64Array.of(1, -2, 0.5, 2 ** 40));
  expect(joined(doubles, ints)).toEqual(Float64Array.of(0.5, 2 ** 40, 1, -2));
});

it("refuses lists of different length, NaN and turned rectangles", () => {
  const none = { lefts: [], bottoms: [], rights: [], tops: [] };
  const call = () => rectangleSums({ xs: [1], ys: [], weights: [1] }, none);
  expect(call).toThrow("1 xs, 0 lefts, then lists of 0,1,0,0,0");
  const points = { xs: [], ys: [], weights: [] };
  expect(() => rectangleSums(points, { ...none, tops: [1] })).toThrow("lists of 0,0,0,0,1");
  for (const side of ["lefts", "bottoms", "rights", "tops"])
    expect(() => rectangleSums(points, { ...none, [side]: [1] })).toThrow("lists of");
  for (const list of ["xs", "ys", "weights"])
    expect(() => rectangleSums({ ...points, [list]: [1] }, none)).toThrow("lists of");
  for (const [left, bottom, right, top] of [
    [2, 0, 1, 1],
    [0, 2, 1, 1],
    [Number.NaN, 0, 1, 1],
    [0, 0, 1, Number.NaN],
  ] as const) {
    const turned = { lefts: [left], bottoms: [bottom], rights: [right], tops: [top] };
    const call = () => rectangleSums(points, turned);
    expect(call).toThrow("left <= right, bottom <= top in rectangle 0");
  }
  for (const [x, weight] of [
    [Number.NaN, 1],
    [1, Number.NaN],
    [1, Infinity],
  ] as const) {
    const bad = { xs: [0, x], ys: [0, 0], weights: [0, weight] };
    const call = () => rectangleSums(bad, none);
    expect(call).toThrow(`rectangleSums: point 1 has x = ${x} and weight ${weight}`);
  }
  const nan = { xs: [0], ys: [Number.NaN], weights: [0] };
  expect(() => rectangleSums(nan, none)).toThrow("NaN among the numbers");
});
