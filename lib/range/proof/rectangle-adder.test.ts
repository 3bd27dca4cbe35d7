import { expect, it } from "vitest";
import { Random } from "../../sequence/random";
import { RectangleAdder } from "../rectangle-adder";

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
  for (let seed = 0; seed < 100; seed++) {
    const random = new Random(seed);
    const bound = random.pick([1, 4, 1e12]);
    const column = (length: number) => Array.from({ length }, () => random.int(-bound, bound));
    const n = random.int(0, 20);
    const [xs, ys] = [column(n), column(n)];
    const numbers = new Array<number>(n).fill(0);
    const adder = new RectangleAdder(xs, ys);
    for (let step = 0; step < 40; step++) {
      const [left, bottom, right, top] = randomRectangle(random, bound);
      const w = random.int(-9, 9);
      adder.add(left, bottom, right, top, w);
      for (let i = 0; i < n; i++) {
        if (left <= xs[i]! && xs[i]! < right && bottom <= ys[i]! && ys[i]! < top) numbers[i]! += w;
      }
      if (n > 0) {
        const i = random.int(0, n - 1);
        expect(adder.get(i) + 0).toBe(numbers[i]);
      }
    }
  }
});

it("refuses bad points, numbers and rectangles", () => {
  expect(() => new RectangleAdder([1], [])).toThrow("got 1 xs and 0 ys");
  const adder = new RectangleAdder([1, 2], [3, 4]);
  expect(() => adder.get(2)).toThrow("index must be an integer in [0, 2), got 2");
  expect(() => adder.add(0, 0, 1, 1, Infinity)).toThrow("expected a finite number, got Infinity");
  for (const [left, bottom, right, top] of [
    [2, 0, 1, 1],
    [0, 2, 1, 1],
    [Number.NaN, 0, 1, 1],
    [0, Number.NaN, 1, 1],
    [0, 0, Number.NaN, 1],
    [0, 0, 1, Number.NaN],
  ] as const) {
    expect(() => adder.add(left, bottom, right, top, 1)).toThrow(
      `expected left <= right and bottom <= top, got ${left}, ${bottom}, ${right}, ${top}`,
    );
  }
});
