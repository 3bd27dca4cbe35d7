import { expect, it } from "vitest";
import { Random } from "../../sequence/random";
import { lcpArray } from "../lcp-array";
import { suffixArray } from "../suffix-array";

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

it("refuses an order of another length", () => {
  expect(() => lcpArray([1, 2], new Int32Array(3))).toThrow(
    "expected an order of 2 suffixes, got 3",
  );
});
