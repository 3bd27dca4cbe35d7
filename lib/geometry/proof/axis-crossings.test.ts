import { expect, it } from "vitest";
import { holdEqual } from "../../../scripts/testing/hold-equal";
import { Random } from "../../sequence/random";
import { axisCrossings } from "../axis-crossings";
import { naivePairs } from "./axis-crossings.twin";

const columns = (segments: readonly number[][]) =>
  [0, 1, 2, 3].map((k) => Float64Array.from(segments, (segment) => segment[k]!)) as [
    ...[Float64Array, Float64Array, Float64Array, Float64Array],
  ];

it("agrees with all pairs, also for points, equal segments and shared ends", () => {
  const random = new Random(1);
  for (let step = 0; step < 150; step++) {
    const most = random.pick([1, 3, 8, 1e9, 2 ** 50]);
    const segments = Array.from({ length: random.int(0, 14) }, () => {
      const [x, y, z] = [0, 0, 0].map(() => random.int(-most, most)) as [number, number, number];
      return random.int(0, 1) === 0 ? [x, y, z, y] : [x, y, x, z];
    });
    const pairs: string[] = [];
    const count = axisCrossings(...columns(segments), (i, j) => pairs.push(`${i} ${j}`));
    const expected = naivePairs(segments);
    holdEqual(pairs.sort().join(), expected.join(), [segments, pairs]);
    expect(count).toBe(expected.length);
    expect(axisCrossings(...columns(segments))).toBe(expected.length);
  }
});

it("visits from below to above and from left to right", () => {
  const visits: number[][] = [];
  const segments = [
    [0, 5, 9, 5],
    [7, 9, 7, 0],
    [9, 1, 0, 1],
    [2, 0, 2, 9],
  ];
  axisCrossings(...columns(segments), (i, j) => visits.push([i, j]));
  expect(visits).toEqual([
    [2, 3],
    [2, 1],
    [0, 3],
    [0, 1],
  ]);
});

it("counts past 2^31", () => {
  const side = 47_000;
  const lattice = Array.from({ length: side }, (_, i) => [
    [-1, i, side, i],
    [i, -1, i, side],
  ]).flat();
  expect(axisCrossings(...columns(lattice))).toBe(side * side);
});
