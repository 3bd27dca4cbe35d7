import { expect, it } from "vitest";
import { rounds } from "../../../scripts/testing/rounds";
import { IntervalSet } from "../interval-set";

const SIZE = 30;

/** The intervals of an array of flags, for the integers from -10 on. */
function intervals(flags: readonly boolean[]): [number, number][] {
  const runs: [number, number][] = [];
  flags.forEach((flag, at) => {
    if (!flag) return;
    const last = runs.at(-1);
    if (last?.[1] === at - 10) last[1]++;
    else runs.push([at - 10, at - 9]);
  });
  return runs;
}

it("agrees with flags of every integer", () => {
  for (const random of rounds(30)) {
    const set = new IntervalSet();
    const flags = Array.from({ length: SIZE }, () => false);
    for (let step = 0; step < 40; step++) {
      const l = random.int(0, SIZE);
      const r = random.int(l, Math.min(SIZE, l + random.pick([1, 4, SIZE])));
      const isAdded = random.int(0, 1) === 0;
      if (isAdded) set.add(l - 10, r - 10);
      else set.delete(l - 10, r - 10);
      flags.fill(isAdded, l, r);
      const expected = intervals(flags);
      expect(Array.from({ length: set.size }, (_, k) => set.kth(k))).toEqual(expected);
      expect(set.total).toBe(flags.filter(Boolean).length);
      const x = random.int(-12, SIZE - 8);
      const around = expected.find(([begin, end]) => begin <= x && x < end);
      expect([set.has(x), set.intervalAt(x)]).toEqual([around !== undefined, around]);
      const to = random.int(x, SIZE - 8);
      const isCovered = x === to || (around !== undefined && around[1] >= to);
      expect(set.covers(x, to)).toBe(isCovered);
    }
  }
});

it("works at the ends of the range", () => {
  const set = new IntervalSet();
  const [least, largest] = [-(2 ** 31), 2 ** 31 - 1];
  set.add(least, largest);
  set.delete(0, 1);
  expect([set.total, set.size]).toEqual([2 ** 32 - 2, 2]);
  expect(set.intervalAt(5)).toEqual([1, largest]);
  set.delete(least, largest);
  expect([set.total, set.size]).toEqual([0, 0]);
});
