import { expect, it } from "vitest";
import { commonSternBrocotPath, sternBrocotNode, sternBrocotPath } from "../stern-brocot-path";

it("paths and fractions undo each other, for large numbers too", () => {
  expect(sternBrocotPath(1, 1)).toEqual([0]);
  expect(sternBrocotPath(1, 2)).toEqual([0, 1]);
  expect(sternBrocotPath(3, 1)).toEqual([2]);
  for (const [a, b] of [
    [355, 113],
    [1, 2 ** 53 - 1],
    [2 ** 53 - 1, 2 ** 53 - 2],
    [5702887, 9227465],
  ] as const) {
    expect(sternBrocotNode(sternBrocotPath(a, b)).fraction).toEqual([a, b]);
  }
  expect(sternBrocotNode([])).toEqual({ fraction: [1, 1], low: [0, 1], high: [1, 0] });
  expect(commonSternBrocotPath([0, 3], [2])).toEqual([0]);
});

it("refuses other numbers", () =>
  expect(() => sternBrocotNode([2 ** 53 - 1, 5])).toThrow(/^sternBrocotNode: the fraction passes/));
