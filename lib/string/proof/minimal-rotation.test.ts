import { expect, it } from "vitest";
import { smallTexts } from "../../../scripts/testing/small-texts";
import { minimalRotation } from "../minimal-rotation";

it("agrees with all rotations, and takes the first of equal ones", () => {
  for (const text of smallTexts(200)) {
    const rotations = text.map((_, i) =>
      String.fromCharCode(...text.slice(i), ...text.slice(0, i)),
    );
    const smallest = [...rotations].sort()[0];
    expect(minimalRotation(text)).toBe(Math.max(0, rotations.indexOf(smallest ?? "")));
  }
});

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

it("a million equal symbols", () => {
  expect(minimalRotation(new Uint8Array(1_000_000))).toBe(0);
});
