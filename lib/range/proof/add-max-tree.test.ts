import { expect, it } from "vitest";
import { holdToArray } from "../../../scripts/testing/range-trees";
import { AddMaxTree } from "../add-max-tree";

const TREE: Parameters<typeof holdToArray<AddMaxTree>>[0] = {
  make: (start) => new AddMaxTree(start),
  changes: [[(tree, l, r, x) => tree.add(l, r, x), (value, x) => value + x]],
  ask: (tree, l, r) => tree.max(l, r),
  naive: (values) => Math.max(...values),
};

it("agrees with an array", () => holdToArray(TREE));

it("AddMaxTree knows its size", () => {
  for (const size of [1, 3, 8]) expect(new AddMaxTree(size).size).toBe(size);
});
