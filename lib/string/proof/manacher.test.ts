import { expect, it } from "vitest";
import { Random } from "../../sequence/random";
import { manacher } from "../manacher";

/** Every text of up to six symbols of two letters, random ones of one to four letters, and long ones. */
function* texts(): Generator<number[]> {
  for (let length = 0; length <= 6; length++) {
    for (let bits = 0; bits < 1 << length; bits++) {
      yield Array.from({ length }, (_, i) => 97 + ((bits >> i) & 1));
    }
  }
  const random = new Random(1);
  for (let seed = 0; seed < 200; seed++) {
    const letters = random.int(1, 4);
    yield Array.from({ length: random.int(1, 30) }, () => 96 + random.int(1, letters));
  }
}

it("agrees with comparison around every centre", () => {
  for (const text of texts()) {
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
