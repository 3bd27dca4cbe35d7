import { expect, it } from "vitest";
import { Random } from "../../sequence/random";
import { SortedMap } from "../sorted-map";

it("SortedMap agrees with a sorted array of entries", () => {
  const random = new Random(1);
  for (let round = 0; round < 40; round++) {
    const limit = random.pick([3, 30, 2 ** 31 - 1]);
    const map = new SortedMap();
    const naive = new Map<number, number>();
    for (let step = 0; step < 80; step++) {
      const key = random.int(-limit - 1, limit);
      const choice = random.int(0, 2);
      if (choice === 0) {
        const sum = (naive.get(key) ?? 0) + step;
        expect(map.add(key, step)).toBe(sum);
        naive.set(key, sum);
      } else if (choice === 1) {
        expect(map.set(key, step)).toBe(!naive.has(key));
        naive.set(key, step);
      } else {
        expect(map.delete(key)).toBe(naive.delete(key));
      }
      const keys = [...naive.keys()].sort((a, b) => a - b);
      const x = random.int(-limit - 1, limit);
      const actual = [map.get(x), map.has(x), map.rank(x), map.floor(x), map.ceil(x), map.size];
      expect(actual).toEqual([
        naive.get(x),
        naive.has(x),
        keys.filter((other) => other < x).length,
        keys.findLast((other) => other <= x),
        keys.find((other) => other >= x),
        keys.length,
      ]);
      expect([map.lower(x), map.higher(x)]).toEqual([
        keys.findLast((other) => other < x),
        keys.find((other) => other > x),
      ]);
      expect(keys.map((_, k) => map.kth(k))).toEqual(keys);
    }
  }
});

it("keys of any order have values of any kind", () => {
  const map = new SortedMap<readonly [number, string], bigint>(
    ([a, b], [c, d]) => a - c || (b < d ? -1 : Number(b > d)),
  );
  expect(map.set([1e10, "b"], 2n)).toBe(true);
  expect(map.set([1e10, "a"], 1n)).toBe(true);
  expect(map.set([1e10, "b"], 3n)).toBe(false);
  expect([map.get([1e10, "b"]), map.get([0, ""])]).toEqual([3n, undefined]);
  const entries = [
    [[1e10, "a"], 1n],
    [[1e10, "b"], 3n],
  ];
  expect([...map.entries()]).toEqual(entries);
  expect([...map]).toEqual(entries); // as Map does
  expect([...map.descending()]).toEqual([
    [1e10, "b"],
    [1e10, "a"],
  ]);
});

it("keeps values beside their keys through splits", () => {
  const map = new SortedMap();
  for (let i = 0; i < 2000; i++) map.set((i * 7919) % 2003, i);
  for (let i = 0; i < 2000; i += 2) map.delete((i * 7919) % 2003);
  for (let i = 1; i < 2000; i += 2) expect(map.get((i * 7919) % 2003)).toBe(i);
  expect([...map.entries(990)].every(([key, i]) => (i * 7919) % 2003 === key)).toBe(true);
});
