import { expect, it } from "vitest";
import { treeSchedule } from "../tree-schedule";

it("ratios that differ by one part in 10^18, which doubles do not tell apart", () => {
  const large = 500_000_000;
  const order = treeSchedule([-1, 0, 0], [0, large, large - 1], [0, large - 1, large - 2]);
  expect([...order]).toEqual([0, 1, 2]);
  const other = treeSchedule([-1, 0, 0], [0, large - 1, large], [0, large - 2, large - 1]);
  expect([...other]).toEqual([0, 2, 1]);
});

it("a path of two hundred thousand jobs, and one job", () => {
  const n = 200_000;
  const parents = Int32Array.from({ length: n }, (_, v) => v - 1);
  const order = treeSchedule(
    parents,
    new Int32Array(n).fill(1),
    parents.map((v) => (v + 1) % 999),
  );
  expect(order.every((v, at) => v === at)).toBe(true);
  expect([...treeSchedule([-1], [5], [7])]).toEqual([0]);
});

it("refuses other lengths, fractions and sums that are too large", () => {
  expect(() => treeSchedule([-1, 0], [1], [1, 1])).toThrow("treeSchedule: expected 2 times, got 1");
  expect(() => treeSchedule([-1], [1], [])).toThrow("treeSchedule: expected 1 weights, got 0");
  for (const bad of [-1, 0.5, 2 ** 31])
    expect(() => treeSchedule([-1], [1], [bad])).toThrow(`below 2^31 in all, got ${bad} at 0`);
});
