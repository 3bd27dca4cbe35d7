import { it } from "vitest";
import { holdToArray } from "../../../scripts/testing/range-trees";
import { AssignSumTree } from "../assign-sum-tree";

const TREE: Parameters<typeof holdToArray<AssignSumTree>>[0] = {
  make: (start) => new AssignSumTree(start),
  changes: [
    [(tree, l, r, x) => tree.add(l, r, x), (value, x) => value + x],
    [(tree, l, r, x) => tree.assign(l, r, x), (_, x) => x],
  ],
  ask: (tree, l, r) => tree.sum(l, r),
  naive: (values) => values.reduce((a, b) => a + b, 0),
};

it("agrees with an array", () => holdToArray(TREE, (tree, i) => tree.get(i)));
