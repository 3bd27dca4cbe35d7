import { expect, it } from "vitest";
import { Random } from "../sequence/random";
import { rectangleSums } from "./rectangle-sums";

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
  for (let seed = 0; seed < 300; seed++) {
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

it("refuses lists of different length, NaN and turned rectangles", () => {
  const none = { lefts: [], bottoms: [], rights: [], tops: [] };
  expect(() => rectangleSums({ xs: [1], ys: [], weights: [1] }, none)).toThrow(
    "1 xs, 0 ys and 1 weights",
  );
  const points = { xs: [], ys: [], weights: [] };
  expect(() => rectangleSums(points, { ...none, tops: [1] })).toThrow("are not as many");
  for (const side of ["lefts", "bottoms", "rights", "tops"]) {
    expect(() => rectangleSums(points, { ...none, [side]: [1] })).toThrow("are not as many");
  }
  for (const list of ["xs", "ys", "weights"]) {
    expect(() => rectangleSums({ ...points, [list]: [1] }, none)).toThrow("weights");
  }
  const turned = { lefts: [2], bottoms: [0], rights: [1], tops: [1] };
  expect(() => rectangleSums(points, turned)).toThrow(
    "left <= right, bottom <= top in rectangle 0",
  );
  const nan = { xs: [0], ys: [Number.NaN], weights: [0] };
  expect(() => rectangleSums(nan, none)).toThrow("NaN among the numbers");
});
