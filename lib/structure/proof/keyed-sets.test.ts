import { expect, it } from "vitest";
import { holdToModel } from "../../../scripts/testing/hold-to-model";
import { labelsModel, none } from "../../../scripts/testing/models";
import type { Random } from "../../sequence/random";
import { KeyedSets } from "../keyed-sets";

const SIZE = 7;
const KEYS = Array.from({ length: SIZE }, (_, key) => key);

it("agrees with labels: members, groups, and values that a union adds", () => {
  const one = (random: Random) => [random.int(0, SIZE - 1)];
  const two = (random: Random) => [random.int(0, SIZE - 1), random.int(0, SIZE - 1)];
  const make = () => {
    const sets = new KeyedSets(
      (a: number, b: number) => a + b,
      (key: number) => 2 ** key,
    );
    for (const key of KEYS) expect([sets.add(key), sets.add(key)]).toEqual([true, false]);
    const model = labelsModel(SIZE);
    const members = (key: number) => KEYS.filter((other) => model.same(key, other));
    return [
      Object.assign(sets, {
        sorted: (key: number) => sets.members(key).sort(),
        parts: () =>
          sets
            .groups()
            .flatMap((keys) => keys.sort().join())
            .sort(),
        isMember: (key: number) => model.same(sets.find(key), key),
      }),
      Object.assign(model, {
        sorted: members,
        parts: () => [...new Set(KEYS.map((key) => members(key).join()))].sort(),
        isMember: () => true,
        get: (key: number) => members(key).reduce((sum, other) => sum + 2 ** other, 0),
      }),
    ] as const;
  };
  const asks = { count: none, parts: none, same: two, sizeOf: one, sorted: one, get: one };
  holdToModel(make, { union: two }, { ...asks, isMember: one }, { rounds: 30, length: 12 });
});

it("a union adds its keys, joins a's value to b's, and questions add none", () => {
  const sets = new KeyedSets(
    (a: string, b: string) => a + b,
    (key: bigint) => `<${key}>`,
  );
  sets.union(1n, 2n);
  sets.set(3n, "z");
  expect([sets.union(3n, 1n), sets.union(2n, 3n), sets.get(2n)]).toEqual([true, false, "z<1><2>"]);
  const alone = [sets.find(9n), sets.sizeOf(9n), sets.members(9n), sets.get(9n), sets.same(9n, 1n)];
  expect(alone).toEqual([9n, 1, [9n], "<9>", false]);
  expect([sets.size, sets.count]).toEqual([3, 1]);
});

it("keys are of one kind, texts are no numbers, and pairs are none", () => {
  const sets = new KeyedSets<number | string | bigint>();
  expect([sets.get(5), sets.same("7", 7), sets.size]).toEqual([undefined, false, 0]);
  for (const key of [[1, 2] as never, undefined as never, Number.NaN]) {
    const call = () => sets.sizeOf(key);
    expect(call).toThrow("KeyedSets.sizeOf: expected a number, bigint or string as key");
  }
  sets.union(1, 2);
  for (const key of ["2", 2n])
    expect(() => sets.same(1, key)).toThrow("KeyedSets.find: expected a number as key, got");
});
