import { expect, it } from "vitest";
import { LinkCutTree } from "../link-cut-tree";

it("a path of 10^5 vertices", () => {
  const n = 100_000;
  const forest = new LinkCutTree(n, new Int32Array(n).fill(2));
  for (let v = 1; v < n; v++) forest.link(v - 1, v);
  expect([forest.pathSum(0, n - 1), forest.pathSum(n - 1, 10)]).toEqual([2 * n, 2 * n - 20]);
  forest.cut(50_000, 49_999);
  expect([forest.same(0, n - 1), forest.pathSum(49_999, 0)]).toEqual([false, n]);
  forest.add(7, -3);
  expect([forest.get(7), forest.get(8), forest.pathSum(7, 7)]).toEqual([-1, 2, -1]);
  expect(() => forest.pathSum(0, n - 1)).toThrow(`0 and ${n - 1} are not connected`);
  expect(() => forest.link(0, 9)).toThrow("0 and 9 are connected already");
  expect(() => forest.cut(0, 9)).toThrow("there is no edge between 0 and 9");
});

it("visits to all vertices of a path in order take no quadratic time", () => {
  const n = 6000;
  const forest = new LinkCutTree(n);
  for (let v = 1; v < n; v++) forest.link(v - 1, v);
  for (let round = 0; round < 4; round++) for (let v = 0; v < n; v++) forest.add(v, 1);
  for (let round = 0; round < 4; round++) for (let v = n - 1; v >= 0; v--) forest.add(v, 1);
  expect(forest.pathSum(0, n - 1)).toBe(8 * n);
});

it("refuses bad sizes and vertices", () => expect(new LinkCutTree(0).n).toBe(0));
