import { expect, it } from "vitest";
import { minimalRotation } from "../minimal-rotation";

it("compares at most 2n times", () => {
  const n = 2000;
  for (const period of [1, 2, 3, 50, 1999]) {
    for (const sign of [1, -1]) {
      let reads = 0;
      const text = new Proxy(
        Array.from({ length: n }, (_, i) => sign * +(i % period === 0)),
        {
          get(target, key) {
            if (key !== "length") reads++;
            return Reflect.get(target, key);
          },
        },
      );
      minimalRotation(text);
      expect(reads).toBeLessThanOrEqual(2 * 2 * n);
    }
  }
});

it("takes the first of equal rotations; a million equal symbols", () => {
  expect([[], [5], [2, 1, 2, 1], [1, 2, 1, 2], [3, 3, 1]].map(minimalRotation)).toEqual([
    0, 0, 1, 0, 2,
  ]);
  expect(minimalRotation(new Uint8Array(1_000_000))).toBe(0);
});
