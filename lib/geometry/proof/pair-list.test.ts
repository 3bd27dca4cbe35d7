import { expect, it } from "vitest";
import { Random } from "../../sequence/random";
import { PairList } from "../pair-list";

it("keeps pairs in the order of adding, the smaller index first", () => {
  const random = new Random(1);
  for (const count of [0, 1, 31, 32, 33, 1000]) {
    const list = new PairList("f", count);
    const expected: number[] = [];
    for (let step = 0; step < count; step++) {
      const [i, j] = [random.int(0, 2 ** 31 - 1), random.int(0, 2 ** 31 - 1)];
      list.add(i, j);
      expected.push(Math.min(i, j), Math.max(i, j));
    }
    expect(list.length).toBe(2 * count);
    expect(Array.from(list.pairs())).toEqual(expected);
    const call = () => list.add(1, 2);
    expect(call).toThrow(`f: more than ${count} pairs; a larger \`most\` allows them`);
  }
});

it("forgets all pairs by a length of 0, and gives copies", () => {
  const list = new PairList("f", 2);
  list.add(2, 1);
  const copy = list.pairs();
  list.length = 0;
  list.add(3, 4);
  expect(copy).toEqual(Int32Array.of(1, 2));
  expect(list.pairs()).toEqual(Int32Array.of(3, 4));
});

it("refuses a bad bound by the owner's name", () => {
  for (const most of [-1, 0.5, Number.NaN, 2 ** 29 + 1]) {
    const call = () => new PairList("f", most);
    expect(call).toThrow(new RangeError(`f: most must be an integer in [0, 2^29], got ${most}`));
  }
  expect(new PairList("f", 2 ** 29).length).toBe(0);
});
