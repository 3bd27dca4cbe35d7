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
      expect(keys.map((_, k) => map.kth(k))).toEqual(keys);
    }
  }
});
