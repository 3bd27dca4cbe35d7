import { expect, it } from "vitest";
import { PrefixSums } from "../prefix-sums";

it("a million elements", () => {
  const sums = new PrefixSums(new Int32Array(1_000_000).fill(2 ** 31 - 1));
  expect(sums.sum(1, 1_000_000)).toBe(999_999 * (2 ** 31 - 1));
});

it("refuses more than 2^30 numbers before it takes memory for them", () => {
  const call = () => new PrefixSums({ length: 2 ** 30 + 1 });
  expect(call).toThrow("PrefixSums: size must be an integer in [0, 1073741824], got 1073741825");
});
