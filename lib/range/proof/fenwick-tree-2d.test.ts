import { expect, it } from "vitest";
import { FenwickTree2d } from "../fenwick-tree-2d";

it("takes points and rectangles of any sign, also without width", () => {
  const tree = new FenwickTree2d([-1e12, 3, 3], [5, -0.5, -0.5]);
  for (const i of [0, 1, 2]) tree.add(i, i - 4);
  expect([tree.sum(-2e12, -1, 4, 6), tree.sum(-2e12, -1, 3, 6)]).toEqual([-9, -4]);
  expect(tree.sum(3, -1, 3, 6) + 0).toBe(0);
});

it("the weight of a point is set and read, also where two points are at one place", () => {
  const tree = new FenwickTree2d([3, 3], [5, 5]);
  tree.add(0, 4);
  tree.set(1, 9);
  tree.set(0, 2);
  expect([tree.get(0), tree.get(1), tree.sum(3, 5, 4, 6)]).toEqual([2, 9, 11]);
});

it("FenwickTree2d knows how many points it has", () => {
  expect(new FenwickTree2d([1, 2, 1], [3, 4, 3]).size).toBe(3);
  expect(new FenwickTree2d([], []).size).toBe(0);
});
