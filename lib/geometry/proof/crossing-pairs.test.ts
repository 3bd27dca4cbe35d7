import { expect, it } from "vitest";
import { tableOf } from "../../io/proof/rows-of";
import { Random } from "../../sequence/random";
import { crossingPairs } from "../crossing-pairs";
import { countMeetings } from "./crossing-pair.twin";
import { segmentsWithin } from "./crossing-pairs.twin";

type Segment = readonly number[];

const find = (segments: readonly Segment[], most?: number) => {
  const column = (k: number) => Float64Array.from(segments, (segment) => segment[k]!);
  return crossingPairs(column(0), column(1), column(2), column(3), most);
};

const holdToNaive = (segments: readonly Segment[]) => countMeetings(segments, find(segments));

it("agrees where the tests of pairs end early, and where they do not", () => {
  const random = new Random(3);
  for (const [count, longest] of tableOf("400 100000, 400 4000, 150 10"))
    holdToNaive(segmentsWithin(random, count, 100_000, longest));
  // Side by side: all overlap in x, and none meets another but the last two.
  const levels = Array.from({ length: 500 }, (_, i) => [-i, i, 1000 - i, i]);
  expect(holdToNaive([...levels, [0, 498, 9, 499]])).toBe(2);
});

it("bounds", () => {
  expect(find([])).toEqual(new Int32Array(0));
  expect(find([[1, 1, 1, 1]])).toEqual(new Int32Array(0));
  const fan = Array.from({ length: 5 }, (_, i) => [0, 0, 9, i]);
  expect(find(fan, 10).length).toBe(20);
});
