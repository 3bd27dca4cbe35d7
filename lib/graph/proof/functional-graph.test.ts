import { expect, test } from "vitest";
import { functionalGraph } from "../functional-graph";

test("no vertex, a path of 2·10^5 vertices into a loop, a ring of them", () => {
  expect(functionalGraph([]).count).toBe(0);
  const n = 200_000;
  const path = functionalGraph(Int32Array.from({ length: n }, (_, v) => Math.max(0, v - 1)));
  expect([path.count, path.depth[n - 1], path.length[0]]).toEqual([1, n - 1, 1]);
  const ring = functionalGraph(Int32Array.from({ length: n }, (_, v) => (v + 1) % n));
  expect([ring.count, ring.depth[n - 1], ring.length[0]]).toEqual([1, 0, n]);
});
