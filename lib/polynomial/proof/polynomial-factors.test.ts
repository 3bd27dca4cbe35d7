import { expect, it } from "vitest";
import { polynomialFactors } from "../polynomial-factors";

const factors = (f: number[], p: number) =>
  polynomialFactors(Int32Array.from(f), p).map(({ factor, multiplicity }) => [
    [...factor],
    multiplicity,
  ]);

it("leaves out the highest term, zeros above it and constants", () => {
  expect(factors([2, 2], 5)).toEqual([[[1, 1], 1]]);
  expect(factors([2, 0, 2, 0, 0], 3)).toEqual([[[1, 0, 1], 1]]);
  expect(factors([2], 5)).toEqual([]);
  expect(factors([0, 0, 0, 0, 0, 0, 1], 2)).toEqual([[[0, 1], 6]]);
});

it("refuses 0, other moduli, what is no residue, and too many terms", () =>
  expect(() => factors(new Array(2 ** 11 + 1).fill(1), 5)).toThrow("at most 2^11 terms"));
