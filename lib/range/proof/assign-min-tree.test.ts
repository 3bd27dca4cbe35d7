import { it } from "vitest";
import { holdToArray } from "../../../scripts/testing/range-trees";
import { AssignMinTree } from "../assign-min-tree";

const TREE: Parameters<typeof holdToArray<AssignMinTree>>[0] = {
  make: (start) => new AssignMinTree(start),
  changes: [[(tree, l, r, x) => tree.assign(l, r, x), (_, x) => x]],
  ask: (tree, l, r) => tree.min(l, r),
  naive: (values) => Math.min(...values),
};

it("agrees with an array", () => holdToArray(TREE));
