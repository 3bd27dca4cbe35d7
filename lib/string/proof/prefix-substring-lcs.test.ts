import { expect, test } from "vitest";
import { PrefixSubstringLcs } from "../prefix-substring-lcs";

test("empty texts, what is refused", () => {
  expect(new PrefixSubstringLcs([], []).length(0, 0, 0)).toBe(0);
  const lcs = new PrefixSubstringLcs([1, 2], [2, 1, 2]);
  expect(lcs.length(2, 0, 3)).toBe(2);
  const long = { length: 2 ** 14 };
  expect(() => new PrefixSubstringLcs(long, long)).toThrow("must be at most 2^28, got 16384");
});
