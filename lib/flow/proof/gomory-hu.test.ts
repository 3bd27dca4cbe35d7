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

it("one vertex, none, and what is refused", () => {
  expect(new GomoryHu(0, [], [], []).parent).toHaveLength(0);
  expect([...new GomoryHu(1, [], [], []).parent]).toEqual([-1]);
  expect(() => new GomoryHu(2, [0], [], [])).toThrow("GomoryHu: a, b and capacity must be equally");
  expect(() => new GomoryHu(2, [0], [1], [])).toThrow("equally long, got 1, 1, 0");
  expect(() => new GomoryHu(2, [0], [], [1])).toThrow("equally long, got 1, 0, 1");
  expect(() => new GomoryHu(2, [0], [1], [Infinity])).toThrow("capacities must be integers");
  expect(() => new GomoryHu(2, [0], [2], [1])).toThrow("addEdge: to must be in [0, 2), got 2");
  const tree = new GomoryHu(2, [], [], []);
  expect(tree.minCut(0, 1)).toBe(0);
  expect(() => tree.minCut(1, 1)).toThrow("GomoryHu.minCut: both vertices are 1");
  for (const bad of [2, -1, 0.5, Number.NaN]) {
    expect(() => tree.minCut(0, bad)).toThrow(`vertices must be in [0, 2), got ${bad}`);
    expect(() => tree.minCut(bad, 0)).toThrow(`vertices must be in [0, 2), got ${bad}`);
  }
});
