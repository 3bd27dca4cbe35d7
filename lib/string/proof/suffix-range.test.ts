import { expect, it } from "vitest";
import { suffixArray } from "../suffix-array";
import { suffixRange } from "../suffix-range";

it("has all places of every short pattern, and none beside them", () => {
  for (const text of ["", "a", "aaaa", "abaab", "mississippi", "bbabbbab"]) {
    const bytes = Array.from(text, (letter) => letter.charCodeAt(0));
    const order = suffixArray(bytes);
    const patterns = new Set(["", "c", "zz", `${text}a`]);
    for (let l = 0; l < text.length; l++)
      for (let r = l + 1; r <= text.length; r++) patterns.add(text.slice(l, r)).add("b".repeat(r));
    for (const pattern of patterns) {
      const [first, end] = suffixRange(
        bytes,
        order,
        Array.from(pattern, (letter) => letter.charCodeAt(0)),
      );
      const places = Array.from(bytes.keys()).filter((at) => text.startsWith(pattern, at));
      expect(Array.from(order.subarray(first, end)).sort((a, b) => a - b)).toEqual(places);
    }
  }
});
