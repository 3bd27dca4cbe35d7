import { expect, it } from "vitest";
import { Random } from "../../sequence/random";
import { overTime } from "../over-time";
import { rollbackMo } from "../rollback-mo";

/** A list that forgets its end. */
function history() {
  const items: number[] = [];
  const structure = {
    get time() {
      return items.length;
    },
    rollback(time: number) {
      items.length = time;
    },
  };
  return { items, structure };
}

const sorted = (numbers: readonly number[]) => [...numbers].sort((a, b) => a - b);

it("overTime answers each moment in order, while exactly its items are there", () => {
  for (let seed = 0; seed < 150; seed++) {
    const random = new Random(seed);
    const count = random.int(0, 20);
    const froms = Array.from({ length: 12 }, () => random.int(0, count));
    const tos = froms.map((from) => random.int(from, count));
    const { items, structure } = history();
    items.push(-1); // was there before
    const moments: number[] = [];
    const add = (item: number) => items.push(item);
    overTime(count, froms, tos, structure, add, (moment) => {
      moments.push(moment);
      const there = froms.flatMap((from, i) => (from <= moment && moment < tos[i]! ? [i] : []));
      expect(sorted(items)).toEqual([-1, ...there]);
    });
    expect(moments).toEqual(Array.from({ length: count }, (_, moment) => moment));
    expect(items).toEqual([-1]);
  }
});

it("rollbackMo answers each range once, while exactly its elements are there", () => {
  for (let seed = 0; seed < 150; seed++) {
    const random = new Random(seed);
    const n = random.int(0, 20);
    const lefts = Array.from({ length: random.int(0, 30) }, () => random.int(0, n));
    const rights = lefts.map((l) => random.int(l, n));
    const { items, structure } = history();
    const answered: number[] = [];
    const add = (i: number) => items.push(i);
    rollbackMo(n, lefts, rights, structure, add, (query) => {
      answered.push(query);
      const length = rights[query]! - lefts[query]!;
      expect(sorted(items)).toEqual(Array.from({ length }, (_, i) => lefts[query]! + i));
    });
    expect(sorted(answered)).toEqual(lefts.map((_, query) => query));
    expect(items).toEqual([]);
  }
});

it("rollbackMo adds at most 2 n √q elements on random ranges", () => {
  const random = new Random(1);
  const lefts = Array.from({ length: 10_000 }, () => random.int(0, 10_000));
  const rights = lefts.map((l) => random.int(l, 10_000));
  const { structure } = history();
  let steps = 0;
  rollbackMo(
    10_000,
    lefts,
    rights,
    structure,
    () => steps++,
    () => {},
  );
  expect(steps).toBeLessThan(2 * 10_000 * 100);
});
