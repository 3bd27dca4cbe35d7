import { expect, it } from "vitest";
import { Random } from "../../sequence/random";
import { CommonPrefix } from "../common-prefix";

/** Every text of up to six symbols of two letters, random ones of one to four letters, and long ones. */
function* texts(): Generator<number[]> {
  for (let length = 0; length <= 6; length++) {
    for (let bits = 0; bits < 1 << length; bits++) {
      yield Array.from({ length }, (_, i) => 97 + ((bits >> i) & 1));
    }
  }
  const random = new Random(1);
  for (let seed = 0; seed < 100; seed++) {
    const letters = random.int(1, 4);
    yield Array.from({ length: random.int(1, 30) }, () => 96 + random.int(1, letters));
  }
}

it("agrees with comparison symbol by symbol", () => {
  for (const text of texts()) {
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
