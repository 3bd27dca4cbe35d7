import { expect, it } from "vitest";
import { Random } from "../../sequence/random";
import { LinearAddMinTree } from "../linear-add-min-tree";

it("is exact where products of differences pass 2^53, and points lie almost on a line", () => {
  const random = new Random(1);
  for (const [n, steepest] of [
    [64, 2 ** 38],
    [300, 2 ** 36],
  ] as const) {
    const values = Array.from({ length: n }, (_, i) => i * steepest + random.int(-1, 1));
    const tree = new LinearAddMinTree(values);
    let risen: number = steepest;
    for (let step = 0; step < 300; step++) {
      const l = random.int(0, n - 1);
      const [r, slope] = [random.int(l + 1, n), random.pick([-steepest, 0, steepest])];
      // All points rise or fall by about `slope` from one to the next; at 0 they lie almost on a level.
      tree.add(0, n, slope - risen, 0);
      for (let i = 0; i < n; i++) values[i]! += (slope - risen) * i;
      risen = slope;
      tree.add(l, r, 0, 1);
      for (let i = l; i < r; i++) values[i]! += 1;
      const m = random.int(0, n - 1);
      expect(tree.min(m, n)).toBe(Math.min(...values.slice(m)));
      expect(tree.min(0, r)).toBe(Math.min(...values.slice(0, r)));
    }
  }
});

it("takes no elements", () => {
  expect(new LinearAddMinTree([]).min(0, 0)).toBe(Infinity);
  const tree = new LinearAddMinTree([3]);
  expect(tree.min(0, 1)).toBe(3);
});
