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
