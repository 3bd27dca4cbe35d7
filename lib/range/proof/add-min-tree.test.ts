import { it } from "vitest";
import { holdToArray } from "../../../scripts/testing/range-trees";
import { AddMinTree } from "../add-min-tree";

const TREE: Parameters<typeof holdToArray<AddMinTree>>[0] = {
  make: (start) => new AddMinTree(start),
  changes: [[(tree, l, r, x) => tree.add(l, r, x), (value, x) => value + x]],
  ask: (tree, l, r) => tree.min(l, r),
  naive: (values) => Math.min(...values),
};

it("agrees with an array", () => holdToArray(TREE));
