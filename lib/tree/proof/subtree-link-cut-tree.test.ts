import { expect, it } from "vitest";
import { rounds } from "../../../scripts/testing/rounds";
import { SubtreeLinkCutTree } from "../subtree-link-cut-tree";

it("a forest: links, cuts, sums of trees and additions of any sign against a search", () => {
  for (const random of rounds(12)) {
    const n = random.int(1, 8);
    const forest = new SubtreeLinkCutTree(n);
    const values = new Array<number>(n).fill(0);
    const next = values.map(() => new Set<number>());
    const side = (v: number, without: number): Set<number> => {
      const reached = new Set([v]);
      for (const at of reached) for (const to of next[at]!) if (to !== without) reached.add(to);
      return reached;
    };
    const sum = (some: Set<number>) => [...some].reduce((all, v) => all + values[v]!, 0);
    for (let step = 0; step < 60; step++) {
      const [u, v] = [random.int(0, n - 1), random.int(0, n - 1)];
      const x = random.int(-1e6, 1e6);
      expect(forest.treeSum(u)).toBe(sum(side(u, -1)));
      forest.add(u, x);
      values[u]! += x;
      if (next[u]!.has(v)) {
        forest.addToSubtree(u, v, x);
        for (const at of side(u, v)) values[at]! += x;
        expect(forest.subtreeSum(u, v)).toBe(sum(side(u, v)));
        expect(forest.wideSubtreeSum(v, u)).toBe(BigInt(sum(side(v, u))));
        if (random.int(0, 1) === 0) continue;
        forest.cut(u, v);
        next[u]!.delete(v);
        next[v]!.delete(u);
      } else if (side(u, -1).has(v)) {
        expect(() => forest.subtreeSum(u, v)).toThrow("there is no edge between");
        expect(() => forest.link(u, v)).toThrow(`${u} and ${v} are connected already`);
      } else {
        forest.link(u, v);
        next[u]!.add(v);
        next[v]!.add(u);
      }
    }
  }
});

it("refuses bad sizes, vertices and values", () => {
  expect(new SubtreeLinkCutTree(0).n).toBe(0);
  expect(() => new SubtreeLinkCutTree(2 ** 26 + 1)).toThrow();
});
