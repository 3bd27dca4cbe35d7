import { expect, it } from "vitest";
import { LowestCommonAncestor } from "../lowest-common-ancestor";
import { treeOfParents } from "../rooted-tree";

/** 0 – 1 – 2 – … */
const pathOf = (n: number) => treeOfParents(Int32Array.from({ length: n }, (_, v) => v - 1));

it("a path of a million vertices", () => {
  const ancestors = new LowestCommonAncestor(pathOf(1_000_000));
  expect([ancestors.of(999_999, 123), ancestors.distance(999_999, 123)]).toEqual([123, 999_876]);
  const star = new LowestCommonAncestor(treeOfParents([-1, 0, 0, 2]));
  expect([star.distance(1, 3), star.distance(3, 2), star.distance(3, 3)]).toEqual([3, 1, 0]);
});
