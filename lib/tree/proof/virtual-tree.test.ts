import { expect, it } from "vitest";
import { tableOf } from "../../io/proof/rows-of";
import { LowestCommonAncestor } from "../lowest-common-ancestor";
import { treeOfParents } from "../rooted-tree";
import { virtualTree } from "../virtual-tree";

/** 0 – 1 – 2 – … */
const pathOf = (n: number) => treeOfParents(Int32Array.from({ length: n }, (_, v) => v - 1));

it("a path of 10^5 vertices; refuses no vertex and vertices outside", () => {
  const ancestors = new LowestCommonAncestor(pathOf(100_000));
  const { vertices, parent } = virtualTree(ancestors, [99_999, 5, 50_000, 5]);
  expect([[...vertices], [...parent]]).toEqual(tableOf("5 50000 99999, -1 0 1"));
  expect(() => virtualTree(ancestors, [])).toThrow("virtualTree: expected at least one vertex");
  for (const v of [-1, 0.5, 100_000, Number.NaN])
    expect(() => virtualTree(ancestors, [0, v])).toThrow(`in [0, 100000), got ${v}`);
});
