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
