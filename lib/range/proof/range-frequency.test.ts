import { expect, it } from "vitest";
import { Random } from "../../sequence/random";
import { RangeFrequency } from "../range-frequency";

it("agrees with counting on every range", () => {
  const random = new Random(1);
  for (let round = 0; round < 100; round++) {
    const numbers = Array.from({ length: random.int(0, 12) }, () => random.int(-2, 2) / 2);
    const frequency = new RangeFrequency(numbers);
    for (let l = 0; l <= numbers.length; l++) {
      for (let r = l; r <= numbers.length; r++) {
        for (const x of [-2, -1, -0.5, 0, 0.5, 0.75, 1, 2]) {
          const expected = numbers.slice(l, r).filter((number) => number === x).length;
          expect(frequency.count(l, r, x), `${numbers} [${l}, ${r}) ${x}`).toBe(expected);
        }
      }
    }
  }
});

it("holds the ends of 32 bits, doubles and no element", () => {
  const ends = new RangeFrequency(Int32Array.of(-(2 ** 31), 2 ** 31 - 1, -(2 ** 31)));
  expect(ends.count(0, 3, -(2 ** 31))).toBe(2);
  expect(ends.count(1, 3, 2 ** 31 - 1)).toBe(1);
  expect(new RangeFrequency([1e300, 1e300]).count(0, 2, 1e300)).toBe(2);
  expect(new RangeFrequency([]).count(0, 0, 1)).toBe(0);
  expect(new RangeFrequency([-0]).count(0, 1, 0)).toBe(1);
  expect(new RangeFrequency([1]).count(0, 1, Number.NaN)).toBe(0);
});
