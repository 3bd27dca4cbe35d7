import { expect, it } from "vitest";
import { rounds } from "../../../scripts/testing/rounds";
import { KdTree } from "../kd-tree";

it("finds a nearest point, also another one than a given one", () => {
  for (const random of rounds(200)) {
    const [bound, n] = [random.pick([2, 10, 2 ** 24]), random.int(0, 20)];
    const column = () => Array.from({ length: n }, () => random.int(-bound, bound));
    const [xs, ys] = [column(), column()];
    const tree = new KdTree(xs, ys);
    for (let round = 0; round < 10; round++) {
      const [x, y] = [random.int(-bound, bound), random.int(-bound, bound)];
      const except = random.int(-1, n - 1);
      const distances = xs.map((px, i) =>
        i === except ? Infinity : (px - x) ** 2 + (ys[i]! - y) ** 2,
      );
      const nearest = tree.nearest(x, y, except);
      expect(nearest !== except || n <= 1).toBe(true);
      expect(distances[nearest] ?? Infinity).toBe(Math.min(...distances));
    }
  }
});

it("takes no points, equal points", () => {
  expect(new KdTree([], []).nearest(0, 0)).toBe(-1);
  expect(new KdTree([], []).inside(-1, -1, 1, 1)).toEqual([]);
  const equal = new KdTree([1, 1, 1], [2, 2, 2]);
  expect(equal.inside(1, 2, 2, 3).sort()).toEqual([0, 1, 2]);
  expect(equal.inside(0, 0, 1, 3)).toEqual([]);
});
