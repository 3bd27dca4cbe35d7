import { it } from "vitest";
import { holdEqual } from "../../../scripts/testing/hold-equal";
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
        holdEqual(prefixes.length(i, j), length);
      }
    }
  }
});
