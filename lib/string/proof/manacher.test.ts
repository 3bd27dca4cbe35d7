import { expect, it } from "vitest";
import { smallTexts } from "../../../scripts/testing/small-texts";
import { manacher } from "../manacher";

it("agrees with comparison around every centre", () => {
  for (const text of smallTexts(200)) {
    const lengths = Array.from({ length: Math.max(0, 2 * text.length - 1) }, (_, centre) => {
      let left = Math.floor(centre / 2);
      let right = Math.ceil(centre / 2);
      while (left >= 0 && right < text.length && text[left] === text[right]) {
        left--;
        right++;
      }
      return Math.max(0, right - left - 1);
    });
    expect([...manacher(text)]).toEqual(lengths);
  }
});

it("reads each symbol a few times only", () => {
  const n = 2000;
  for (const period of [1, 2, 3, 50]) {
    let reads = 0;
    const text = new Proxy(
      Array.from({ length: n }, (_, i) => +(i % period === 0)),
      {
        get(target, key) {
          reads++;
          return Reflect.get(target, key);
        },
      },
    );
    expect(manacher(text).length).toBe(2 * n - 1);
    expect(reads).toBeLessThan(12 * n);
  }
});

it("a million equal symbols", () => {
  expect(manacher(new Uint8Array(1_000_000))[999_999]).toBe(1_000_000);
});
