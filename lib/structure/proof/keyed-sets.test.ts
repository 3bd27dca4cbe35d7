import { expect, it } from "vitest";
import { holdToModel } from "../../../scripts/testing/hold-to-model";
import { none } from "../../../scripts/testing/models";
import type { Random } from "../../sequence/random";
import { KeyedSets } from "../keyed-sets";

/** Keys in lists, each with a label and the value of its set: joined from left to right. */
function model(initial: (key: string) => string) {
  const rows: { key: string; label: number; value: string }[] = [];
  let labels = 0;
  const row = (key: string) => rows.find((other) => other.key === key);
  const all = (key: string) => rows.filter(({ label }) => label === row(key)?.label);
  const add = (key: string) => {
    if (!row(key)) return rows.push({ key, label: labels++, value: initial(key) }) > 0;
    return false;
  };
  const union = (a: string, b: string) => {
    for (const key of [a, b]) add(key);
    const [one, other] = [row(a)!, row(b)!];
    if (one.label === other.label) return false;
    const joined = { label: labels++, value: `${one.value}.${other.value}` };
    for (const member of [...all(a), ...all(b)]) Object.assign(member, joined);
    return true;
  };
  const set = (key: string, value: string) => {
    add(key);
    for (const member of all(key)) member.value = value;
  };
  const members = (key: string) =>
    row(key)
      ? all(key)
          .map((other) => other.key)
          .sort()
      : [key];
  const groups = () => [...new Set(rows.map(({ key }) => members(key).join()))].sort();
  return {
    add,
    union,
    set,
    ordered: members,
    groupLines: groups,
    get: (key: string) => row(key)?.value ?? initial(key),
    same: (a: string, b: string) => members(a).includes(b),
    isMember: () => true,
    sizeOf: (key: string) => members(key).length,
    get size() {
      return rows.length;
    },
    get count() {
      return groups().length;
    },
  };
}

it("agrees with labels; the value of a union is that of a's set, then that of b's", () => {
  const initial = (key: string) => key.toUpperCase();
  const one = (random: Random) => [random.pick(["a", "b", "c", "d", "e", "f", "g"])];
  const two = (random: Random) => [...one(random), ...one(random)];
  const make = () => {
    const sets = new KeyedSets((a: string, b: string) => `${a}.${b}`, initial);
    const ordered = (key: string) => sets.members(key).sort();
    const groupLines = () =>
      sets
        .groups()
        .map((members) => members.sort().join())
        .sort();
    const isMember = (key: string) => sets.members(key).includes(sets.find(key));
    return [Object.assign(sets, { ordered, groupLines, isMember }), model(initial)] as const;
  };
  const steps = { add: one, union: two, set: two };
  const asks = { get: one, same: two, ordered: one, isMember: one, sizeOf: one };
  holdToModel(
    make,
    steps,
    { ...asks, size: none, count: none, groupLines: none },
    { rounds: 30, length: 20 },
  );
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
