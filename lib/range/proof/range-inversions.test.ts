import { expect, it } from "vitest";
import { Random } from "../../sequence/random";
import { rangeInversions } from "../range-inversions";

function randomRanges(random: Random, size: number, count: number) {
  const lefts = Array.from({ length: count }, () => random.int(0, size));
  return { lefts, rights: lefts.map((l) => random.int(l, size)) };
}

it("agrees with all pairs", () => {
  for (let seed = 0; seed < 150; seed++) {
    const random = new Random(seed);
    const bound = random.pick([1, 5, 1000]);
    const values = Array.from({ length: random.int(0, 40) }, () => random.int(-bound, bound) / 2);
    const { lefts, rights } = randomRanges(random, values.length, random.int(0, 30));
    const counts = lefts.map((l, q) => {
      let count = 0;
      for (let i = l; i < rights[q]!; i++) {
        for (let j = i + 1; j < rights[q]!; j++) if (values[i]! > values[j]!) count++;
      }
      return count;
    });
    expect([...rangeInversions(values, lefts, rights)]).toEqual(counts);
  }
});

it("more than 256 different values", () => {
  const values = Array.from({ length: 2000 }, (_, i) => 2000 - i);
  expect([...rangeInversions(values, [0, 5, 100], [2000, 5, 1100])]).toEqual([
    1_999_000, 0, 499_500,
  ]);
});
