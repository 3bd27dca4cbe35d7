import { expect, it } from "vitest";
import { checkSetSeries } from "../check-set-series";

it("accepts residues for all subsets", () => {
  checkSetSeries("f", new Int32Array(2 ** 20));
  checkSetSeries("f", Int32Array.of(998244352), 998244352);
});

it("refuses anything else", () => {
  for (const length of [0, 3, 2 ** 21]) {
    const call = () => checkSetSeries("f", new Int32Array(length));
    expect(call).toThrow(`f: the length must be a power of two in [1, 2^20], got ${length}`);
  }
  for (const term of [-1, 998244353])
    expect(() => checkSetSeries("f", Int32Array.of(0, term))).toThrow(/^f: expected/);
  const call = () => checkSetSeries("f", Int32Array.of(2), 1);
  expect(call).toThrow("f: the empty set must have the term 1, got 2");
});
