import { expect, test } from "vitest";
import { twoSat } from "../two-sat";

test("no variable, one literal on both sides", () => {
  expect(twoSat(0, [], [])).toEqual(new Uint8Array(0));
  expect([...twoSat(2, [0, ~1], [0, ~1])!]).toEqual([1, 0]);
  expect(twoSat(1, [0, ~0], [0, ~0])).toBe(undefined);
});

test("a chain of 2·10^5 implications from a variable that must be true", () => {
  const n = 200_000;
  const first = Int32Array.from({ length: n }, (_, i) => (i === 0 ? 0 : ~(i - 1)));
  const second = Int32Array.from({ length: n }, (_, i) => i);
  expect(twoSat(n, first, second)!.every((value) => value === 1)).toBe(true);
});
