import { expect, it } from "vitest";
import { Random } from "../../sequence/random";
import { rangeLis } from "../range-lis";
import { lisLength } from "./range-lis.twin";

it("gives all ranges, of equal numbers and fractions too", () => {
  const random = new Random(1);
  for (const n of [0, 1, 2, 5, 63, 64, 65, 130]) {
    for (const most of [0, 3, 1000]) {
      const numbers = Array.from({ length: n }, () => random.int(-most, most) / 2);
      const ranges = Array.from({ length: n + 1 }, (_, l) =>
        Array.from({ length: n + 1 - l }, (_, more) => [l, l + more] as const),
      ).flat();
      const wanted = ranges.map(([l, r]) =>
        n > 99 && r - l < 90 ? -1 : lisLength(numbers.slice(l, r)),
      );
      const lengths = rangeLis(
        numbers,
        ranges.map(([l]) => l),
        ranges.map(([, r]) => r),
      );
      expect(Array.from(lengths, (length, q) => (wanted[q] === -1 ? -1 : length))).toEqual(wanted);
    }
  }
});

it("refuses NaN and ranges outside", () => {
  expect(() => rangeLis([1], [0], [2])).toThrow("rangeLis: expected 0 <= l <= r <= 1");
  expect(() => rangeLis([1], [0], [])).toThrow("rangeLis: 1 left ends, but 0 right ends");
});
