import { expect, it } from "vitest";
import { holdToNumbers } from "../../../scripts/testing/range-trees";
import { HistoricSumTree } from "../historic-sum-tree";

it("agrees with an array and its versions", () => {
  const asks = ["sum", "historicSum"] as const;
  holdToNumbers((values) => new HistoricSumTree(values), ["add", "record"], asks);
});

it("is exact at the card's limit", () => {
  const [n, versions, x] = [2 ** 17, 2 ** 15, 2 ** 18];
  const tree = new HistoricSumTree(n);
  for (let version = 1; version <= versions; version++) {
    tree.add(0, n, version % 2 === 0 ? -x : x);
    tree.record();
  }
  expect(tree.historicSum(0, n)).toBe((n * versions * x) / 2);
  expect(tree.historicSum(n - 1, n)).toBe((versions * x) / 2);
});

it("n zeros", () => {
  const tree = new HistoricSumTree(3);
  tree.record();
  tree.add(1, 3, 5);
  tree.record();
  expect([tree.size, tree.historicSum(0, 3), tree.historicSum(2, 2)]).toEqual([3, 10, 0]);
});
