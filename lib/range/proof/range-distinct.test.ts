import { expect, it } from "vitest";
import { Random } from "../../sequence/random";
import { rangeDistinct } from "../range-distinct";

function randomRanges(random: Random, size: number, count: number) {
  const lefts = Array.from({ length: count }, () => random.int(0, size));
  return { lefts, rights: lefts.map((l) => random.int(l, size)) };
}

it("agrees with sets", () => {
  for (let seed = 0; seed < 300; seed++) {
    const random = new Random(seed);
    const values = Array.from({ length: random.int(0, 20) }, () => random.int(-4, 4) / 2);
    const { lefts, rights } = randomRanges(random, values.length, random.int(0, 30));
    expect([...rangeDistinct(values, lefts, rights)]).toEqual(
      lefts.map((l, q) => new Set(values.slice(l, rights[q])).size),
    );
  }
});

it("refuses ends of different number and ranges outside", () => {
  expect(() => rangeDistinct([1], [0], [])).toThrow("1 left ends, but 0 right ends");
  for (const i of [-1, 0.5, 3, Number.NaN]) {
    expect(() => rangeDistinct([1, 2], [i], [2])).toThrow(
      "rangeDistinct: expected 0 <= l <= r <= 2",
    );
    expect(() => rangeDistinct([1, 2], [0], [i])).toThrow(
      "rangeDistinct: expected 0 <= l <= r <= 2",
    );
  }
  expect(() => rangeDistinct([Number.NaN], [0], [1])).toThrow("NaN among the numbers");
});
