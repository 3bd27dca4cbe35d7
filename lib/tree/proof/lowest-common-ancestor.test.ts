import { expect, it } from "vitest";
import { LowestCommonAncestor } from "../lowest-common-ancestor";
import { treeOfParents } from "../rooted-tree";

/** 0 – 1 – 2 – … */
const pathOf = (n: number) => treeOfParents(Int32Array.from({ length: n }, (_, v) => v - 1));

it("a path of 10^5 vertices", () => {
  const ancestors = new LowestCommonAncestor(pathOf(100_000));
  expect([ancestors.of(99_999, 123), ancestors.distance(99_999, 123)]).toEqual([123, 99_876]);
  const star = new LowestCommonAncestor(treeOfParents([-1, 0, 0, 2]));
  expect([star.distance(1, 3), star.distance(3, 2), star.distance(3, 3)]).toEqual([3, 1, 0]);
});
