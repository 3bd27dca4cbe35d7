import { expect, it } from "vitest";
import { holdToArray, refuseMisuse } from "../../../scripts/testing/range-trees";
import { AddSumTree } from "../add-sum-tree";

const TREE: Parameters<typeof holdToArray<AddSumTree>>[0] = {
  make: (start) => new AddSumTree(start),
  changes: [[(tree, l, r, x) => tree.add(l, r, x), (value, x) => value + x]],
  ask: (tree, l, r) => tree.sum(l, r),
  naive: (values) => values.reduce((a, b) => a + b, 0),
};

it("agrees with an array", () => holdToArray(TREE, (tree, i) => tree.get(i)));

it("refuses bad sizes, ranges and numbers", () => refuseMisuse(TREE));

it("refuses sizes beyond 2^30 - 1, and places outside", () => {
  expect(() => new AddSumTree(2 ** 30)).toThrow(
    `AddSumTree: size must be an integer in [0, ${2 ** 30 - 1}]`,
  );
  for (const i of [-1, 0.5, 3, Number.NaN]) {
    expect(() => new AddSumTree(3).get(i)).toThrow(
      `AddSumTree.get: index must be an integer in [0, 3), got ${i}`,
    );
  }
});
