import { expect, it } from "vitest";
import { Random } from "../../sequence/random";
import { mo, moOrder } from "../mo";

function randomRanges(random: Random, size: number, count: number) {
  const lefts = Array.from({ length: count }, () => random.int(0, size));
  return { lefts, rights: lefts.map((l) => random.int(l, size)) };
}

it("answers each range once, while exactly its elements are there", () => {
  for (let seed = 0; seed < 80; seed++) {
    const random = new Random(seed);
    const size = random.int(0, 20);
    const { lefts, rights } = randomRanges(random, size, random.int(0, 30));
    const there = new Set<number>();
    const answered: number[] = [];
    const add = (i: number) => {
      expect(i >= 0 && i < size && !there.has(i)).toBe(true);
      there.add(i);
    };
    const remove = (i: number) => expect(there.delete(i)).toBe(true);
    mo(size, lefts, rights, add, remove, (query) => {
      answered.push(query);
      const range = Array.from(
        { length: rights[query]! - lefts[query]! },
        (_, i) => lefts[query]! + i,
      );
      expect([...there].sort((a, b) => a - b)).toEqual(range);
    });
    expect(answered.sort((a, b) => a - b)).toEqual(lefts.map((_, query) => query));
  }
});

it("takes at most n √q steps on random ranges", () => {
  const random = new Random(1);
  const { lefts, rights } = randomRanges(random, 10_000, 10_000);
  let steps = 0;
  const count = () => {
    steps++;
  };
  mo(10_000, lefts, rights, count, count, () => {});
  expect(steps).toBeLessThan(10_000 * 100);
});

it("refuses ends of different number and ranges outside", () => {
  expect(() => moOrder("x", 5, [1], [])).toThrow("x: 1 left ends, but 0 right ends");
  expect(() => moOrder("x", 5, [4], [6])).toThrow("x: expected 0 <= l <= r <= 5, got l = 4, r = 6");
});
