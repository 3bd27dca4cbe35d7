import { expect, it } from "vitest";
import { HeavyLight } from "../heavy-light";
import { PathComposite } from "../path-composite";
import { treeOfParents } from "../rooted-tree";

/** 0 – 1 – 2 – … */
const pathOf = (n: number) => treeOfParents(Int32Array.from({ length: n }, (_, v) => v - 1));

it("a path of 10^5 vertices, there and back", () => {
  const n = 100_000;
  const ones = new Int32Array(n).fill(1);
  const composite = new PathComposite(new HeavyLight(pathOf(n)), ones, ones);
  expect(composite.apply(0, n - 1, 5)).toBe(n + 5);
  composite.set(n - 1, 2, 0);
  expect([composite.apply(0, n - 1, 5), composite.apply(n - 1, 0, 5)]).toEqual([2 * n + 8, n + 9]);
});

it("a path of one vertex", () => {
  const paths = new HeavyLight(pathOf(1));
  const composite = new PathComposite(paths, [3], [4]);
  expect(composite.apply(0, 0, 2)).toBe(10);
});
