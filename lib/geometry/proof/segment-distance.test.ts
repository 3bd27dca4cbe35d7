import { expect, it } from "vitest";
import { Random } from "../../sequence/random";
import { pointSegmentDistance, segmentDistance } from "../segment-distance";
import { naiveDistance } from "./segment-distance.twin";

type Ends = [number, number, number, number, number, number, number, number];

it("agrees with fractions to 48 bits, also for nearly touching segments and points", () => {
  const random = new Random(1);
  for (let step = 0; step < 1200; step++) {
    const most = random.pick([2, 10, 1e9, 2 ** 50]);
    const ends = Array.from({ length: 8 }, () => random.int(-most, most)) as Ends;
    if (step % 3 === 0) {
      const t = random.float();
      ends[4] = Math.round(ends[0] + t * (ends[2] - ends[0]));
      ends[5] = Math.round(ends[1] + t * (ends[3] - ends[1]));
    }
    if (step % 7 === 0) [ends[2], ends[3]] = [ends[0], ends[1]];
    const expected = naiveDistance(ends.map(BigInt));
    const distance = segmentDistance(...ends);
    if (Math.abs(distance - expected) > expected * 2 ** -48)
      expect([ends, distance]).toEqual([ends, expected]);
  }
});

it("knows fractions", () => {
  expect(segmentDistance(0, 0, 1, 0, 0, 0.5, 1, 0.5)).toBe(0.5);
  expect(pointSegmentDistance(0.5, 3, 0, 0, 1, 0)).toBe(3);
});
