import { expect, it } from "vitest";
import { rowsOf } from "../../io/proof/rows-of";
import { axisCrossings } from "../axis-crossings";

const columns = (segments: readonly number[][]) =>
  [0, 1, 2, 3].map((k) => Float64Array.from(segments, (segment) => segment[k]!)) as [
    ...[Float64Array, Float64Array, Float64Array, Float64Array],
  ];

it("visits from below to above and from left to right", () => {
  const visits: number[][] = [];
  const segments = rowsOf("0 5 9 5, 7 9 7 0, 9 1 0 1, 2 0 2 9");
  axisCrossings(...columns(segments), (i, j) => visits.push([i, j]));
  expect(visits).toEqual(rowsOf("2 3, 2 1, 0 3, 0 1"));
});

it("counts past 2^31", () => {
  const side = 47_000;
  const lattice = Array.from({ length: side }, (_, i) => [
    [-1, i, side, i],
    [i, -1, i, side],
  ]).flat();
  expect(axisCrossings(...columns(lattice))).toBe(side * side);
});
