import { expect, it } from "vitest";
import { manacher } from "../manacher";

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
  expect([...manacher([]), ...manacher([5])]).toEqual([1]);
});
