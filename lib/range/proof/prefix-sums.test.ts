import { expect, it } from "vitest";
import { Random } from "../../sequence/random";
import { PrefixSums } from "../prefix-sums";

it("agrees with an array on every range", () => {
  for (let size = 0; size <= 20; size++) {
    const random = new Random(size);
    const values = Array.from({ length: size }, () => random.int(-1e9, 1e9));
    const sums = new PrefixSums(values);
    for (let l = 0; l <= size; l++) {
      for (let r = l; r <= size; r++) {
        expect(sums.sum(l, r)).toBe(values.slice(l, r).reduce((a, b) => a + b, 0));
      }
    }
  }
});

it("a million elements", () => {
  const sums = new PrefixSums(new Int32Array(1_000_000).fill(2 ** 31 - 1));
  expect(sums.sum(1, 1_000_000)).toBe(999_999 * (2 ** 31 - 1));
});

it("refuses more than 2^30 numbers before it takes memory for them", () => {
  expect(() => new PrefixSums({ length: 2 ** 30 + 1 })).toThrow(
    "PrefixSums: size must be an integer in [0, 1073741824], got 1073741825",
  );
});
