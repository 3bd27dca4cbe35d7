import { it } from "vitest";
import { holdToArray } from "../../../scripts/testing/range-trees";
import { AddSumTree } from "../add-sum-tree";

const TREE: Parameters<typeof holdToArray<AddSumTree>>[0] = {
  make: (start) => new AddSumTree(start),
  changes: [[(tree, l, r, x) => tree.add(l, r, x), (value, x) => value + x]],
  ask: (tree, l, r) => tree.sum(l, r),
  naive: (values) => values.reduce((a, b) => a + b, 0),
};

it("agrees with an array", () => holdToArray(TREE, (tree, i) => tree.get(i)));
