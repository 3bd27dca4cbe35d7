import { expect, it } from "vitest";
import { polynomialRoots } from "../polynomial-roots";

const P = 998244353;

it("gives the roots in rising order, without those of zeros at the upper end", () => {
  expect([...polynomialRoots(Int32Array.of(6, P - 5, 1, 0, 0))]).toEqual([2, 3]);
  expect([...polynomialRoots(Int32Array.of(0, P - 1, 0, 1))]).toEqual([0, 1, P - 1]);
  expect([...polynomialRoots(Int32Array.of(7))]).toEqual([]);
  expect([...polynomialRoots(Int32Array.of(P - 3, 0, 1))]).toEqual([]); // 3 is a primitive root
});

it("refuses 0, what is no residue, and too many terms", () => {
  const long = new Int32Array(2 ** 20 + 1);
  expect(() => polynomialRoots(long)).toThrow("polynomialRoots: expected at most 2^20 terms");
});
