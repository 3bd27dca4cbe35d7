import { expect, it } from "vitest";
import { holdToModel } from "../../../scripts/testing/hold-to-model";
import { none, sortedModel } from "../../../scripts/testing/models";
import type { Random } from "../../sequence/random";
import { SortedMap } from "../sorted-map";

it("SortedMap agrees with a Map and a sorted array of its keys", () => {
  const make = () => {
    const map = new Map<number, number>();
    const keys = sortedModel<number>((a, b) => a - b, false);
    const { has, rank, floor, ceil, lower, higher, kth } = keys;
    const set = (key: number, value: number) => {
      map.set(key, value);
      return keys.add(key);
    };
    const add = (key: number, by: number) => {
      set(key, (map.get(key) ?? 0) + by);
      return map.get(key);
    };
    const remove = (key: number) => keys.delete(key) && map.delete(key);
    const get = (key: number) => (keys.has(key) ? map.get(key) : undefined);
    return {
      ...{ has, rank, floor, ceil, lower, higher, kth, set, add, get, delete: remove },
      get size() {
        return keys.size;
      },
    };
  };
  for (const limit of [3, 30, 2 ** 31 - 1]) {
    const key = (random: Random) => [random.int(-limit - 1, limit)];
    const entry = (random: Random) => [...key(random), random.int(-99, 99)];
    holdToModel(
      () => [new SortedMap(), make()],
      { set: entry, add: entry, delete: key },
      {
        ...{ get: key, has: key, rank: key, floor: key, ceil: key, lower: key, higher: key },
        ...{
          size: none,
          kth: (random, { size }) => (size > 0 ? [random.int(0, size - 1)] : undefined),
        },
      },
      { rounds: 12, length: 80 },
    );
  }
});

it("keys of any order have values of any kind", () => {
  const map = new SortedMap<readonly [number, string], bigint>(
    ([a, b], [c, d]) => a - c || (b < d ? -1 : Number(b > d)),
  );
  expect([map.set([1e10, "b"], 2n), map.set([1e10, "a"], 1n)]).toEqual([true, true]);
  expect(map.set([1e10, "b"], 3n)).toBe(false);
  expect([map.get([1e10, "b"]), map.get([0, ""])]).toEqual([3n, undefined]);
  const entries = [
    [[1e10, "a"], 1n],
    [[1e10, "b"], 3n],
  ];
  expect([...map.entries()]).toEqual(entries);
  expect([...map]).toEqual(entries); // as Map does
  const answers = [...map.descending()];
  expect(answers).toEqual([
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
