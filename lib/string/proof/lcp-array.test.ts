import { expect, it } from "vitest";
import { smallTexts } from "../../../scripts/testing/small-texts";
import { lcpArray } from "../lcp-array";
import { suffixArray } from "../suffix-array";

it("agrees with comparison symbol by symbol", () => {
  for (const text of smallTexts(100)) {
    const order = suffixArray(text);
    const lcp = lcpArray(text, order);
    expect(lcp.length).toBe(Math.max(0, text.length - 1));
    lcp.forEach((common, k) => {
      const [a, b] = [text.slice(order[k]), text.slice(order[k + 1])];
      let length = 0;
      while (length < a.length && a[length] === b[length]) length++;
      expect(common).toBe(length);
    });
  }
});
