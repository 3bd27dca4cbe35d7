import { expect, it } from "vitest";
import { rowsOf } from "../../io/proof/rows-of";
import { crossingPair } from "../crossing-pair";

const find = (segments: readonly (readonly number[])[]) => {
  const column = (k: number) => Float64Array.from(segments, (segment) => segment[k]!);
  return crossingPair(column(0), column(1), column(2), column(3));
};

it("tells touching from nearly touching; upright segments; points", () => {
  expect(find(rowsOf("-1e9 -1e9 1e9 999999999, 0 0 7 1e9"))).toBeUndefined();
  expect(find(rowsOf("-1e9 -1e9 1e9 1e9, 7 7 7 1e9"))).toEqual([0, 1]);
  expect(find(rowsOf("3 0 3 5, 3 6 3 9, 3 9 3 12"))).toEqual([1, 2]);
  expect(find(rowsOf("3 0 3 5, 4 4 4 4, 3 5 3 5"))).toEqual([0, 2]);
  expect(find(rowsOf("3 3 3 3, 3 3 3 3"))).toEqual([0, 1]);
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
