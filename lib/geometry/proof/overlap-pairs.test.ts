import { expect, it } from "vitest";
import { rounds } from "../../../scripts/testing/rounds";
import { overlapPairs } from "../overlap-pairs";
import { PairList } from "../pair-list";
import { naiveMeetings } from "./crossing-pair.twin";
import { segmentsWithin } from "./crossing-pairs.twin";

type Segment = readonly number[];

function run(segments: readonly Segment[]) {
  const column = (k: number) => Float64Array.from(segments, (segment) => segment[k]!);
  const list = new PairList("f", 10_000_000);
  const isWhole = overlapPairs(column(0), column(1), column(2), column(3), list);
  const pairs = Array.from(list.pairs());
  const sorted = pairs.flatMap((_, k) => (k % 2 === 0 ? [`${pairs[k]} ${pairs[k + 1]}`] : []));
  return { isWhole, pairs: sorted.sort() };
}

it("finds all pairs of few segments", () => {
  for (const random of rounds(400)) {
    const side = random.pick([1, 2, 5, 30, 2 ** 50]);
    const longest = random.pick([1, side, 2 * side]);
    const segments = segmentsWithin(random, random.int(0, 25), side, longest);
    const expected = naiveMeetings(segments).map((pair) => pair.join(" "));
    expect(run(segments)).toEqual({ isWhole: true, pairs: expected.sort() });
  }
});

it("gives up where all overlap in x and none meets; not where many do", () => {
  const levels = (count: number) => Array.from({ length: count }, (_, i) => [-i, i, 5000 - i, i]);
  expect(run(levels(300)).isWhole).toBe(true);
  expect(run(levels(2000))).toEqual({ isWhole: false, pairs: [] });
  // Apart in x; nine at a height.
  const row = Array.from({ length: 2000 }, (_, i) => [3 * i, 0, 3 * i + 1, 0]);
  expect(run(row)).toEqual({ isWhole: true, pairs: [] });
  const nines = levels(3000).map(([a, y, b]) => [a!, Math.floor(y! / 9), b!, Math.floor(y! / 9)]);
  expect(run(nines).isWhole).toBe(false);
  // Each of 500 upright segments meets the level ones that began before it.
  const lattice = Array.from({ length: 1000 }, (_, i) =>
    i % 2 === 0 ? [i, i, 5000, i] : [i, -1, i, 5000],
  );
  const { isWhole, pairs } = run(lattice);
  expect([isWhole, pairs.length]).toEqual([true, (500 * 501) / 2]);
});
