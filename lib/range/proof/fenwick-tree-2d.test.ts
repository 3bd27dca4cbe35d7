import { expect, it } from "vitest";
import { Random } from "../../sequence/random";
import { FenwickTree2d } from "../fenwick-tree-2d";

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
    const weights = new Array<number>(n).fill(0);
    const tree = new FenwickTree2d(xs, ys);
    for (let step = 0; step < 40; step++) {
      if (n > 0) {
        const i = random.int(0, n - 1);
        const w = random.int(-9, 9);
        weights[i]! += w;
        tree.add(i, w);
      }
      const [left, bottom, right, top] = randomRectangle(random, bound);
      let sum = 0;
      for (let i = 0; i < n; i++) {
        if (left <= xs[i]! && xs[i]! < right && bottom <= ys[i]! && ys[i]! < top)
          sum += weights[i]!;
      }
      expect(tree.sum(left, bottom, right, top) + 0).toBe(sum);
    }
  }
});

it("FenwickTree2d knows how many points it has", () => {
  expect(new FenwickTree2d([1, 2, 1], [3, 4, 3]).size).toBe(3);
  expect(new FenwickTree2d([], []).size).toBe(0);
});
