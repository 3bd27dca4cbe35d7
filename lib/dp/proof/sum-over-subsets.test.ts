import { expect, it } from "vitest";
import { sumOverSubsets, sumOverSupersets } from "../sum-over-subsets";

it("refuses a length that is no power of two", () => {
  for (const length of [0, 3, 6]) {
    expect(() => sumOverSubsets(new Int32Array(length))).toThrow(
      `sumOverSubsets: the length must be a power of two, got ${length}`,
    );
    expect(() => sumOverSupersets(new Int32Array(length))).toThrow(/^sumOverSupersets/);
  }
});
