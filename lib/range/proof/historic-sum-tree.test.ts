import { expect, it } from "vitest";
import { rounds } from "../../../scripts/testing/rounds";
import { HistoricSumTree } from "../historic-sum-tree";

it("agrees with an array and its versions", () => {
  for (const random of rounds(200)) {
    const bound = random.pick([2, 1000]);
    const number = () => random.int(-bound, bound);
    const values = Array.from({ length: random.int(0, 20) }, number);
    const history = values.map(() => 0);
    const tree = new HistoricSumTree(values);
    for (let step = 0; step < 50; step++) {
      const range = () => {
        const l = random.int(0, values.length);
        return [l, random.int(l, values.length)] as const;
      };
      const [l, r] = range();
      if (random.int(0, 2) > 0) {
        const x = number();
        tree.add(l, r, x);
        for (let i = l; i < r; i++) values[i]! += x;
      } else {
        tree.record();
        values.forEach((x, i) => {
          history[i]! += x;
        });
      }
      const [from, to] = range();
      const sum = (numbers: number[]) => numbers.slice(from, to).reduce((a, b) => a + b, 0);
      expect([tree.sum(from, to), tree.historicSum(from, to)]).toEqual([sum(values), sum(history)]);
    }
  }
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
