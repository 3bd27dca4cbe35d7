import { expect, it } from "vitest";
import { Random } from "../../sequence/random";
import { zFunction } from "../z-function";

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

it("agrees with comparison place by place", () => {
  for (const text of texts()) {
    const z = text.map((_, i) => {
      let length = 0;
      while (i + length < text.length && text[length] === text[i + length]) length++;
      return length;
    });
    expect([...zFunction(text)]).toEqual(z);
  }
});

it("reads each symbol a few times only, where every second place agrees to the end", () => {
  const text = Array.from({ length: 2000 }, (_, i) => i % 2);
  let reads = 0;
  const counted = new Proxy(text, {
    get(target, key) {
      reads++;
      return Reflect.get(target, key);
    },
  });
  expect([...zFunction(counted)]).toEqual(text.map((symbol, i) => (symbol === 0 ? 2000 - i : 0)));
  expect(reads).toBeLessThan(6 * 2000);
});

it("a million equal symbols", () => {
  const z = zFunction(new Uint8Array(1_000_000));
  expect(z[1]).toBe(999_999);
  expect(z[999_999]).toBe(1);
});
