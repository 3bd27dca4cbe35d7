import { expect, it } from "vitest";
import { smallTexts } from "../../../scripts/testing/small-texts";
import { CommonPrefix } from "../common-prefix";

it("agrees with comparison symbol by symbol", () => {
  for (const text of smallTexts(100)) {
    const prefixes = new CommonPrefix(text);
    for (let i = 0; i <= text.length; i++) {
      for (let j = 0; j <= text.length; j++) {
        let length = 0;
        while (j + length < text.length && i + length < text.length) {
          if (text[i + length] !== text[j + length]) break;
          length++;
        }
        if (prefixes.length(i, j) !== length) expect(prefixes.length(i, j)).toBe(length);
      }
    }
  }
});

it("refuses places outside", () => {
  const prefixes = new CommonPrefix([1, 2, 3]);
  for (const i of [-1, 0.5, 4, Number.NaN]) {
    expect(() => prefixes.length(i, 0)).toThrow("places must be integers in [0, 3]");
    expect(() => prefixes.length(0, i)).toThrow("places must be integers in [0, 3]");
  }
});
