import { expect, it } from "vitest";
import { holdToNumbers } from "../../../scripts/testing/range-trees";
import { HistoricMaxTree } from "../historic-max-tree";

it("agrees with an array, with assignments too", () => {
  const asks = ["sum", "max", "historicMax"] as const;
  holdToNumbers((values) => new HistoricMaxTree(values), ["add", "chmin", "assign"], asks);
});

it("minima that change only the largest numbers stay at the root", () => {
  const n = 2 ** 17;
  const tree = new HistoricMaxTree(Array.from({ length: n }, (_, i) => (i & 1 ? 1e5 : 0)));
  for (let x = 1; x < 1e5; x++) tree.chmin(0, n, 1e5 - x);
  expect([tree.sum(0, n), tree.max(5, 6), tree.historicMax(4, 5)]).toEqual([n / 2, 1, 0]);
});
