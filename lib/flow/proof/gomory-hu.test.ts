import { expect, it } from "vitest";
import { GomoryHu } from "../gomory-hu";

it("a long path", () => {
  const n = 500;
  const a = Array.from({ length: n - 1 }, (_, v) => v);
  const tree = new GomoryHu(
    n,
    a,
    a.map((v) => v + 1),
    a.map((v) => 1000 - v),
  );
  expect([tree.minCut(0, n - 1), tree.minCut(7, 3), tree.minCut(0, 1)]).toEqual([502, 994, 1000]);
});

it("one vertex, none, no edge", () => {
  expect(new GomoryHu(0, [], [], []).parent).toHaveLength(0);
  expect([...new GomoryHu(1, [], [], []).parent]).toEqual([-1]);
  const tree = new GomoryHu(2, [], [], []);
  expect(tree.minCut(0, 1)).toBe(0);
});
