import { describe, expect, it } from "vitest";
import { holdEqual } from "../../../scripts/testing/hold-equal";
import { sortedModel } from "../../../scripts/testing/models";
import { Random } from "../../sequence/random";
import { SortedInts } from "../sorted-ints";

const answers = (set: Pick<SortedInts, "size" | "has" | "rank" | "floor" | "ceil">, x: number) => [
  set.size,
  set.has(x),
  set.rank(x),
  set.floor(x),
  set.ceil(x),
];
/** As toEqual, but quick where they are equal. */
function check(actual: readonly unknown[], expected: readonly unknown[]): void {
  holdEqual(String(actual), String(expected), actual);
}
const all = (set: SortedInts) => Array.from({ length: set.size }, (_, k) => set.kth(k));

describe.each([false, true])("SortedInts with duplicates: %s", (duplicates) => {
  it("agrees through many splits and until all buckets are gone", () => {
    const random = new Random(2);
    const first = Array.from({ length: 1600 }, (_, at) => 10 * (duplicates ? at >> 1 : at));
    const set = new SortedInts(first, duplicates);
    const naive = sortedModel<number>((a, b) => a - b, duplicates);
    for (const x of first) naive.add(x);
    const change = (add: boolean, x: number) => {
      const changed = add ? set.add(x) : set.delete(x);
      holdEqual(changed, add ? naive.add(x) : naive.delete(x), [x, changed]);
    };
    for (const x of [2 ** 31 - 1, -(2 ** 31)]) change(true, x);
    for (let step = 0; step < 2000; step++) change(true, random.int(-5, 2000)); // one place
    for (let step = 0; step < 900; step++) change(true, 40_000 - step); // downwards at the end
    expect(all(set)).toEqual(naive.ascending());
    for (let step = 0; step < 300; step++) {
      const x = random.int(-10, 41_000);
      expect(answers(set, x)).toEqual(answers(naive, x));
    }
    while (naive.size > 0) {
      change(false, random.pick([naive.kth(random.int(0, naive.size - 1))!, naive.kth(0)!]));
      change(false, random.int(-10, 41_000)); // mostly one that is not there
      if (naive.size % 500 < 2) {
        expect(all(set)).toEqual(naive.ascending());
        expect(answers(set, 777)).toEqual(answers(naive, 777));
      }
    }
    change(true, 5);
    expect([all(set), set.rank(9)]).toEqual([[5], 1]);
  });
});

it("keeps 200,000 numbers in order, added in random order", () => {
  const size = 200_000;
  const numbers = new Random(3).shuffle(Int32Array.from({ length: size }, (_, x) => 2 * x));
  const set = new SortedInts();
  for (const x of numbers) set.add(x);
  let wrong = 0;
  for (let x = 0; x < size; x += 7)
    wrong += +(set.kth(x) !== 2 * x) + +(set.rank(2 * x + 1) !== x + 1);
  expect([set.size, wrong]).toEqual([size, 0]);
});

it("grows: every rank is right when all its room is taken", () => {
  const set = new SortedInts();
  for (let x = 0; x < 10_000; x++) {
    set.add(x);
    if (x % 64 !== 0) continue;
    expect([set.kth(x), set.kth(x >> 1), set.rank(x)]).toEqual([x, x >> 1, x]);
  }
});

it("knows that nothing lies behind the last number, however many buckets are full", () => {
  const set = new SortedInts();
  for (let x = 0; x < 3000; x++) {
    set.add(x);
    const behind = [set.rank(x + 1), set.floor(x + 1), set.ceil(x + 1), set.delete(x + 1)];
    check(behind, [x + 1, x, undefined, false]);
  }
});
