import { expect, it } from "vitest";
import { zFunction } from "../z-function";

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
  expect([z[1], z[999_999]]).toEqual([999_999, 1]);
  expect([...zFunction([]), ...zFunction([5])]).toEqual([1]);
});
