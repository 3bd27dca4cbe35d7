import { expect, it } from "vitest";
import { holdToModel } from "../../../scripts/testing/hold-to-model";
import { none, sortedModel } from "../../../scripts/testing/models";
import type { Random } from "../../sequence/random";
import { SortedSet } from "../sorted-set";

type Pair = readonly [number, number];
const byPair = (a: Pair, b: Pair) => a[0] - b[0] || a[1] - b[1];

function holds<K>(
  name: string,
  draw: (random: Random, limit: number) => K,
  compare: (a: K, b: K) => number,
  own?: (a: K, b: K) => number,
) {
  it.each([false, true])(`holds ${name}; duplicates %s`, (duplicates) => {
    for (const limit of [3, 30, 2 ** 31]) {
      const key = (random: Random) => [draw(random, limit)];
      const place =
        (more: number) =>
        (random: Random, { size }: { size: number }) =>
          size + more > 0 ? [random.int(0, size + more - 1)] : undefined;
      holdToModel(
        () => [new SortedSet<K>(own!, duplicates), sortedModel(compare, duplicates)],
        { add: key, delete: key, deleteAt: place(0) },
        {
          ...{ size: none, has: key, rank: key, countOf: key, ceil: key, higher: key, floor: key },
          ...{ lower: key, kth: place(0), ascending: place(1), descending: place(0) },
        },
        { rounds: 3, length: 50 },
      );
    }
  });
}

const plain = <K>(a: K, b: K) => (a < b ? -1 : a > b ? 1 : 0);
holds("doubles", (random, limit) => random.int(-limit, limit) * 1e5 + 0.5, plain);
holds("bigints", (random, limit) => BigInt(random.int(-limit, limit)) * 10n ** 14n, plain);
holds("texts", (random, limit) => random.int(0, limit).toString(3), plain);
holds("pairs", (random, limit): Pair => [random.int(0, 2), random.int(0, limit)], byPair, byPair);
holds(
  "numbers from the largest down, by differences below 1",
  (random, limit) => random.int(0, limit) / 2 ** 33,
  (a, b) => b - a,
  (a, b) => b - a,
);

it("splits and frees buckets, forwards, backwards and between", () => {
  for (const place of [(i: number) => i, (i: number) => -i, (i: number) => (i * 7919) % 3001]) {
    const set = new SortedSet<number>();
    for (let i = 0; i < 3001; i++) set.add(place(i));
    const keys = Array.from({ length: 3001 }, (_, i) => place(i)).sort((a, b) => a - b);
    expect([...set]).toEqual(keys);
    expect([...set.descending()]).toEqual(keys.toReversed());
    for (let i = 0; i < 3001; i += 100)
      expect([set.kth(i), set.rank(keys[i]!)]).toEqual([keys[i], i]);
    for (let i = 0; i < 3001; i++) expect(set.delete(place(i))).toBe(true);
    const answers = [set.size, set.ceil(-1e9), set.floor(1e9), [...set], [...set.descending()]];
    expect(answers).toEqual([0, undefined, undefined, [], []]);
  }
});

it("takes out the very object among equal ones, and keeps equal ones in the order of their coming", () => {
  const set = new SortedSet<{ key: number; name: string }>((a, b) => a.key - b.key, true);
  const entries = Array.from({ length: 600 }, (_, i) => ({ key: i % 2, name: `${i}` }));
  for (const entry of entries) set.add(entry);
  expect(set.delete(entries[500]!)).toBe(true);
  expect(set.delete({ key: 1, name: "another" })).toBe(true);
  const left = [
    ...entries.filter((_, i) => i % 2 === 0 && i !== 500),
    ...entries.filter((_, i) => i % 2 === 1 && i !== 1),
  ];
  expect([...set]).toEqual(left);
});

it("refuses NaN", () => expect(new SortedSet<number>().add(1e10)).toBe(true));
