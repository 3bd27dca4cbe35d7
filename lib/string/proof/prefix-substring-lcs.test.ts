import { expect, test } from "vitest";
import { PrefixSubstringLcs } from "../prefix-substring-lcs";

test("empty texts, what is refused", () => {
  expect(new PrefixSubstringLcs([], []).length(0, 0, 0)).toBe(0);
  const lcs = new PrefixSubstringLcs([1, 2], [2, 1, 2]);
  expect(lcs.length(2, 0, 3)).toBe(2);
  expect(() => lcs.length(3, 0, 0)).toThrow("prefix must be in [0, 2], got 3");
  expect(() => lcs.length(0, 2, 1)).toThrow("bad range [2, 1) in [0, 3)");
  expect(() => lcs.length(0, 0, 4)).toThrow("bad range [0, 4) in [0, 3)");
  const long = { length: 2 ** 14 };
  expect(() => new PrefixSubstringLcs(long, long)).toThrow("must be at most 2^28, got 16384");
});
