import { expect, it } from "vitest";
import { HeavyLight } from "../heavy-light";
import { PathFold } from "../path-fold";
import { treeOfParents } from "../rooted-tree";

/** 0 – 1 – 2 – … */
const pathOf = (n: number) => treeOfParents(Int32Array.from({ length: n }, (_, v) => v - 1));

it("folds from the first vertex to the last, with the upper one or without", () => {
  const join = (x: number, y: number) => (y === 0 ? x : Number(`${x}${y}`));
  const paths = new HeavyLight(treeOfParents([-1, 0, 0, 1]));
  const fold = new PathFold(paths, [1, 2, 3, 4], join, 0);
  expect([fold.path(3, 2), fold.path(2, 3), fold.path(0, 3), fold.path(2, 2)]).toEqual([
    4213, 3124, 124, 3,
  ]);
  expect([fold.path(3, 2, true), fold.path(2, 3, true), fold.path(2, 2, true)]).toEqual([
    423, 324, 0,
  ]);
  fold.set(3, 9);
  expect([fold.get(3), fold.subtree(1), fold.subtree(2), fold.path(3, 0)]).toEqual([9, 29, 3, 921]);
});

it("a path of 10^5 vertices", () => {
  const n = 100_000;
  const paths = new HeavyLight(pathOf(n));
  const fold = new PathFold(paths, new Int32Array(n), Math.max, 0, true);
  fold.set(50_000, 7);
  expect([fold.path(n - 1, 49_999), fold.path(3, 49_999), fold.subtree(50_001)]).toEqual([7, 0, 0]);
});
