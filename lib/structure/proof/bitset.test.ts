import { expect, it } from "vitest";
import { Random } from "../../sequence/random";
import {
  Bitset,
  forEachMember,
  intersect,
  intersects,
  isSubset,
  shift,
  slice,
  subtract,
  symmetricDifference,
  unite,
  uniteShifted,
} from "../bitset";

const members = (set: Bitset) => {
  const values: number[] = [];
  forEachMember(set, (value) => values.push(value));
  return values;
};
const sorted = (values: Iterable<number>) => [...values].sort((a, b) => a - b);

function randomPair(size: number, random: Random): [Bitset, Set<number>] {
  const [set, twin] = [new Bitset(size), new Set<number>()];
  for (let value = 0; value < size; value++) {
    if (random.int(0, 2) > 0) continue;
    set.add(value);
    twin.add(value);
  }
  return [set, twin];
}

it("random steps at every size to 70", () => {
  for (let size = 1; size <= 70; size++) {
    const random = new Random(size);
    const [set, twin] = randomPair(size, random);
    for (let step = 0; step < 100; step++) {
      const [value, choice] = [random.int(0, size - 1), random.int(0, 2)];
      if (choice === 0) set.add(value);
      else if (choice === 1) set.delete(value);
      else set.flip(value);
      if (choice === 0 || (choice === 2 && !twin.has(value))) twin.add(value);
      else twin.delete(value);
      const probe = random.int(0, size - 1);
      expect(set.has(probe)).toBe(twin.has(probe));
      const from = random.int(0, size + 1);
      expect(set.next(from)).toBe(sorted(twin).find((member) => member >= from) ?? -1);
      expect(set.count()).toBe(twin.size);
    }
    expect(members(set)).toEqual(sorted(twin));
  }
});

it("the functions on two sets at every size to 70", () => {
  for (let size = 0; size <= 70; size++) {
    const random = new Random(size);
    const run = (
      change: (set: Bitset, other: Bitset) => void,
      keep: (inSet: boolean, inOther: boolean) => boolean,
    ) => {
      const [[set, twin], [other, otherTwin]] = [
        randomPair(size, random),
        randomPair(size, random),
      ];
      change(set, other);
      const all = Array.from({ length: size }, (_, value) => value);
      expect(members(set)).toEqual(all.filter((v) => keep(twin.has(v), otherTwin.has(v))));
      expect(members(other)).toEqual(sorted(otherTwin));
    };
    run(intersect, (a, b) => a && b);
    run(unite, (a, b) => a || b);
    run(subtract, (a, b) => a && !b);
    run(symmetricDifference, (a, b) => a !== b);
  }
});

it("the last bits of the largest set", () => {
  const set = new Bitset(2 ** 31);
  for (const value of [2 ** 31 - 64, 2 ** 31 - 1]) set.add(value);
  expect(set.next(2 ** 31 - 100)).toBe(2 ** 31 - 64);
  expect([set.next(2 ** 31 - 63), set.next(2 ** 31)]).toEqual([2 ** 31 - 1, -1]);
  expect(set.has(2 ** 31 - 1)).toBe(true);
});

it("reports values outside, bad sizes and unequal sizes", () => {
  const set = new Bitset(33);
  for (const method of ["has", "add", "delete", "flip"] as const) {
    for (const value of [-1, 0.5, 33, Number.NaN]) {
      const message = `Bitset.${method}: value must be in [0, 33), got ${value}`;
      expect(() => set[method](value)).toThrow(new RangeError(message));
    }
  }
});

it("whole sets word by word: each single bit, alone in one set or in both", () => {
  const size = 200; // several words, and more than one round of four
  for (let bit = 0; bit < size; bit++) {
    for (const [inFirst, inSecond] of [
      [true, true],
      [true, false],
      [false, true],
    ]) {
      const pair = () => {
        const [first, second] = [new Bitset(size), new Bitset(size)];
        if (inFirst) first.add(bit);
        if (inSecond) second.add(bit);
        return [first, second] as const;
      };
      const members = (change: (set: Bitset, other: Bitset) => void) => {
        const [first, second] = pair();
        change(first, second);
        const values: number[] = [];
        forEachMember(first, (value) => values.push(value));
        return values;
      };
      expect(members(intersect)).toEqual(inFirst && inSecond ? [bit] : []);
      expect(members(unite)).toEqual(inFirst || inSecond ? [bit] : []);
      expect(members(subtract)).toEqual(inFirst && !inSecond ? [bit] : []);
      expect(members(symmetricDifference)).toEqual(inFirst !== inSecond ? [bit] : []);
    }
  }
});

it("counts the members of sets of up to 40 words", () => {
  const random = new Random(3);
  for (let size = 1; size <= 1280; size += random.int(1, 9)) {
    const [set, twin] = randomPair(size, random);
    expect(set.count()).toBe(twin.size);
    for (let value = 0; value < size; value++) set.add(value);
    expect(set.count()).toBe(size);
  }
});

it("shifts, slices and compares sets of every size to 140", () => {
  for (let size = 1; size <= 140; size++) {
    const random = new Random(size);
    const [other, otherTwin] = randomPair(size, random);
    const moved = (by: number) =>
      sorted(otherTwin)
        .map((value) => value + by)
        .filter((value) => value >= 0 && value < size);
    for (const by of [0, 1, 31, 32, 33, 64, size - 1, size, 2 ** 33, random.int(0, size)]) {
      for (const signed of [by, -by]) {
        const [set, twin] = randomPair(size, random);
        uniteShifted(set, other, signed);
        expect(members(set)).toEqual(sorted(new Set([...twin, ...moved(signed)])));
        const [self, shifted] = [slice(other, 0, size), slice(other, 0, size)];
        uniteShifted(self, self, signed);
        expect(members(self)).toEqual(sorted(new Set([...otherTwin, ...moved(signed)])));
        shift(shifted, signed);
        expect([members(shifted), shifted.count()]).toEqual([moved(signed), moved(signed).length]);
      }
    }
    const from = random.int(0, size);
    const to = random.int(from, size);
    const inside = sorted(otherTwin).filter((value) => value >= from && value < to);
    const part = slice(other, from, to);
    expect([part.size, part.count()]).toEqual([to - from, inside.length]);
    expect(members(part)).toEqual(inside.map((value) => value - from));
    expect(other.previous(from)).toBe(sorted(otherTwin).findLast((value) => value <= from) ?? -1);
    const [set, twin] = randomPair(size, random);
    expect(intersects(set, other)).toBe([...twin].some((value) => otherTwin.has(value)));
    intersect(set, other);
    const answers = [isSubset(set, other), isSubset(other, set)];
    expect(answers).toEqual([true, set.count() === other.count()]);
  }
});
