import { expect, it } from "vitest";
import { Random } from "../../sequence/random";
import { crossingPair } from "../crossing-pair";
import { naiveMeetings } from "./crossing-pair.twin";

const find = (segments: readonly (readonly number[])[]) => {
  const column = (k: number) => Float64Array.from(segments, (segment) => segment[k]!);
  return crossingPair(column(0), column(1), column(2), column(3));
};

it("finds a pair that meets exactly where one does", () => {
  const random = new Random(1);
  const seen = [0, 0];
  for (let step = 0; step < 1500; step++) {
    const most = random.pick([2, 4, 10, 40, 1e9]);
    const count = random.int(0, 9);
    const segments: number[][] = [];
    for (let i = 0; i < count; i++) {
      const [x, y] = [random.int(-most, most), random.int(-most, most)];
      const length = Math.ceil(most / random.pick([1, 3, 8]));
      const [dx, dy] = [random.int(-length, length), random.int(-length, length)];
      segments.push([x, y, x + dx, y + dy]);
    }
    const meetings = naiveMeetings(segments);
    const pair = find(segments);
    seen[pair ? 1 : 0]!++;
    const isRight = pair
      ? meetings.some(([i, j]) => i === pair[0] && j === pair[1])
      : meetings.length === 0;
    if (!isRight) expect([segments, pair]).toEqual([segments, meetings]);
  }
  expect(Math.min(...seen)).toBeGreaterThan(200);
});

it("grows sets that do not meet by one segment that may", () => {
  const random = new Random(2);
  for (let step = 0; step < 25; step++) {
    const most = random.pick([12, 30, 2 ** 50]);
    const segments: number[][] = [];
    for (let tries = 0; tries < 60; tries++) {
      const segment = Array.from({ length: 4 }, () => random.int(-most, most));
      const pair = find([...segments, segment]);
      const meetings = naiveMeetings([...segments, segment]);
      expect(pair === undefined).toBe(meetings.length === 0);
      if (pair === undefined) segments.push(segment);
    }
  }
});

it("tells touching from nearly touching; upright segments; points", () => {
  expect(
    find([
      [-1e9, -1e9, 1e9, 1e9 - 1],
      [0, 0, 7, 1e9],
    ]),
  ).toBeUndefined();
  expect(
    find([
      [-1e9, -1e9, 1e9, 1e9],
      [7, 7, 7, 1e9],
    ]),
  ).toEqual([0, 1]);
  expect(
    find([
      [3, 0, 3, 5],
      [3, 6, 3, 9],
      [3, 9, 3, 12],
    ]),
  ).toEqual([1, 2]);
  expect(
    find([
      [3, 0, 3, 5],
      [4, 4, 4, 4],
      [3, 5, 3, 5],
    ]),
  ).toEqual([0, 2]);
  expect(
    find([
      [3, 3, 3, 3],
      [3, 3, 3, 3],
    ]),
  ).toEqual([0, 1]);
  expect(find([])).toBeUndefined();
});

it("thousands of segments at once, in many buckets", () => {
  const rows = Array.from({ length: 5000 }, (_, i) => [
    -i,
    10 * ((i * 1777) % 5000),
    1000 + i,
    10 * ((i * 1777) % 5000) + 5,
  ]);
  expect(find(rows)).toBeUndefined();
  const pair = find([...rows, [500, 25_003, 600, 24_990]])!;
  expect(pair[1]).toBe(5000);
});
