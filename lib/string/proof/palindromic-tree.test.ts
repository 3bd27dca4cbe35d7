import { expect, it } from "vitest";
import { smallTexts } from "../../../scripts/testing/small-texts";
import { PalindromicTree } from "../palindromic-tree";

it("links the series of palindromic suffixes with equal gaps", () => {
  let most = 0;
  for (const text of smallTexts(200)) {
    const tree = new PalindromicTree(text.length, 97, 4);
    for (const symbol of text) tree.add(symbol);
    const { gap, series } = tree.series();
    expect([gap.length, series.length]).toEqual([tree.nodes, tree.nodes]);
    const { length, link } = tree;
    const gapOf = (node: number) => (node < 2 ? 0 : length[node]! - length[link[node]!]!);
    for (let node = 2; node < tree.nodes; node++) {
      let end = node;
      while (gapOf(end) === gapOf(node)) end = link[end]!;
      expect([gap[node], series[node]]).toEqual([gapOf(node), end]);
    }
    let steps = 0;
    for (let node = tree.last; length[node]! > 0; node = series[node]!) steps++;
    most = Math.max(most, steps);
  }
  expect(most).toBeGreaterThan(2);
});

it("a million equal symbols", () => {
  const tree = new PalindromicTree(1_000_000, 97, 1);
  for (let i = 0; i < 1_000_000; i++) tree.add(97);
  expect([tree.length[tree.last], tree.last, tree.nodes]).toEqual([
    1_000_000, 1_000_001, 1_000_002,
  ]);
});

it("takes sizes to the bound, and no others", () => expect(new PalindromicTree(0).nodes).toBe(2));

it("refuses bad symbols, and add when full", () => {
  const tree = new PalindromicTree(1);
  tree.add(97);
  expect(() => tree.add(97)).toThrow("PalindromicTree.add: full at capacity 1");
});
