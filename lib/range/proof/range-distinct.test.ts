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
