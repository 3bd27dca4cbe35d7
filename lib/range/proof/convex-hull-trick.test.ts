import { expect, it } from "vitest";
import { ConvexHullTrick } from "../convex-hull-trick";

it("refuses ascending slopes, fractions, and min without lines", () => {
  const hull = new ConvexHullTrick();
  hull.add(1, 1);
  expect(() => hull.add(2, 0)).toThrow("slopes must not ascend, got 2 after 1");
  for (const x of [0.5, Number.NaN, 2 ** 53])
    expect(() => hull.min(x)).toThrow("expected a safe integer");
});
