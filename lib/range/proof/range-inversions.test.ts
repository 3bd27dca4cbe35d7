import { expect, it } from "vitest";
import { rangeInversions } from "../range-inversions";

it("more than 256 different values", () => {
  const values = Array.from({ length: 2000 }, (_, i) => 2000 - i);
  expect([...rangeInversions(values, [0, 5, 100], [2000, 5, 1100])]).toEqual([
    1_999_000, 0, 499_500,
  ]);
});
