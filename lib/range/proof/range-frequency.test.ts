import { expect, it } from "vitest";
import { RangeFrequency } from "../range-frequency";

it("holds the ends of 32 bits, doubles and no element", () => {
  const ends = new RangeFrequency(Int32Array.of(-(2 ** 31), 2 ** 31 - 1, -(2 ** 31)));
  expect([ends.count(0, 3, -(2 ** 31)), ends.count(1, 3, 2 ** 31 - 1)]).toEqual([2, 1]);
  expect(new RangeFrequency([1e300, 1e300]).count(0, 2, 1e300)).toBe(2);
  expect(new RangeFrequency([]).count(0, 0, 1)).toBe(0);
  expect(new RangeFrequency([-0]).count(0, 1, 0)).toBe(1);
  const asked = () => new RangeFrequency([1]).count(0, 1, Number.NaN);
  expect(asked).toThrow("RangeFrequency.count: expected a number, got NaN");
});
