import { expect, test } from "vitest";
import { incrementalScc } from "../incremental-scc";
import { pathGraph } from "../random-graph";

test("no arc, loops, a path, the same with its ends joined", () => {
  expect(incrementalScc(3, [], [])).toEqual(new Int32Array(0));
  expect([...incrementalScc(2, [0, 1, 0], [1, 1, 0])]).toEqual([3, 1, 2]);
  const { n, from, to } = pathGraph(5000);
  expect(incrementalScc(n, from, to).every((time) => time === n - 1)).toBe(true);
  const ring = incrementalScc(n, [...from, n - 1], [...to, 0]);
  expect(ring.every((time) => time === n - 1)).toBe(true);
});
