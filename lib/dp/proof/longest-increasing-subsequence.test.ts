import { expect, it } from "vitest";
import { longestIncreasingSubsequence } from "../longest-increasing-subsequence";

it("equal numbers do not ascend where nothing else is said", () => {
  expect([...longestIncreasingSubsequence([2, 2, 1, 1, 2])]).toEqual([3, 4]);
});

it("10^6 numbers, infinities and fractions", () => {
  const up = Int32Array.from({ length: 1_000_000 }, (_, i) => i);
  expect(longestIncreasingSubsequence(up).length).toBe(1_000_000);
  expect(longestIncreasingSubsequence(up.reverse()).length).toBe(1);
  expect([...longestIncreasingSubsequence([Infinity, -Infinity, 0.5, 0.25, Infinity])]).toEqual([
    1, 3, 4,
  ]);
});
