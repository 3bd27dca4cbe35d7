import { expect, it } from "vitest";
import { Random } from "../../sequence/random";
import { joined, rectangleSums } from "../rectangle-sums";

function randomRectangle(random: Random, bound: number): [number, number, number, number] {
  const [a, b, c, d] = Array.from({ length: 4 }, () => random.int(-bound, bound)) as [
    number,
    number,
    number,
    number,
  ];
  return [Math.min(a, b), Math.min(c, d), Math.max(a, b), Math.max(c, d)];
}

it("agrees with all points", () => {
  for (let seed = 0; seed < 150; seed++) {
    const random = new Random(seed);
    const bound = random.pick([1, 4, 1e12]);
    const column = (length: number, by: number) =>
      Array.from({ length }, () => random.int(-by, by));
    const n = random.int(0, 15);
    const points = { xs: column(n, bound), ys: column(n, bound), weights: column(n, 9) };
    const list = Array.from({ length: random.int(0, 15) }, () => randomRectangle(random, bound));
    const side = (at: number) => list.map((rectangle) => rectangle[at]!);
    const sums = list.map(([left, bottom, right, top]) => {
      let sum = 0;
      for (let i = 0; i < n; i++) {
        const [x, y] = [points.xs[i]!, points.ys[i]!];
        if (left <= x && x < right && bottom <= y && y < top) sum += points.weights[i]!;
      }
      return sum;
    });
    const rectangles = { lefts: side(0), bottoms: side(1), rights: side(2), tops: side(3) };
    expect([...rectangleSums(points, rectangles)].map((sum) => sum + 0)).toEqual(sums);
  }
});

it("joins two lists, of 32-bit numbers into one of these", () => {
  const ints = Int32Array.of(1, -2);
  const doubles = Float64Array.of(0.5, 2 ** 40);
  expect(joined(ints, ints)).toEqual(Int32Array.of(1, -2, 1, -2));
  expect(joined(ints, doubles)).toEqual(Float64Array.of(1, -2, 0.5, 2 ** 40));
  expect(joined(doubles, ints)).toEqual(Float64Array.of(0.5, 2 ** 40, 1, -2));
});

it("refuses lists of different length, NaN and turned rectangles", () => {
  const none = { lefts: [], bottoms: [], rights: [], tops: [] };
  expect(() => rectangleSums({ xs: [1], ys: [], weights: [1] }, none)).toThrow(
    "1 xs, 0 lefts, then lists of 0,1,0,0,0",
  );
  const points = { xs: [], ys: [], weights: [] };
  expect(() => rectangleSums(points, { ...none, tops: [1] })).toThrow("lists of 0,0,0,0,1");
  for (const side of ["lefts", "bottoms", "rights", "tops"]) {
    expect(() => rectangleSums(points, { ...none, [side]: [1] })).toThrow("lists of");
  }
  for (const list of ["xs", "ys", "weights"]) {
    expect(() => rectangleSums({ ...points, [list]: [1] }, none)).toThrow("lists of");
  }
  for (const [left, bottom, right, top] of [
    [2, 0, 1, 1],
    [0, 2, 1, 1],
    [Number.NaN, 0, 1, 1],
    [0, 0, 1, Number.NaN],
  ] as const) {
    const turned = { lefts: [left], bottoms: [bottom], rights: [right], tops: [top] };
    expect(() => rectangleSums(points, turned)).toThrow(
      "left <= right, bottom <= top in rectangle 0",
    );
  }
  for (const [x, weight] of [
    [Number.NaN, 1],
    [1, Number.NaN],
    [1, Infinity],
  ] as const) {
    const bad = { xs: [0, x], ys: [0, 0], weights: [0, weight] };
    expect(() => rectangleSums(bad, none)).toThrow(
      `rectangleSums: point 1 has x = ${x} and weight ${weight}`,
    );
  }
  const nan = { xs: [0], ys: [Number.NaN], weights: [0] };
  expect(() => rectangleSums(nan, none)).toThrow("NaN among the numbers");
});
