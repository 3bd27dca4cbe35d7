import { expect, it } from "vitest";
import { convolution } from "../convolution";
import { polynomialRoots } from "../polynomial-roots";

const P = 998244353;

it("gives the roots in rising order, without those of zeros at the upper end", () => {
  expect([...polynomialRoots(Int32Array.of(6, P - 5, 1, 0, 0))]).toEqual([2, 3]);
  expect([...polynomialRoots(Int32Array.of(0, P - 1, 0, 1))]).toEqual([0, 1, P - 1]);
  expect([...polynomialRoots(Int32Array.of(7))]).toEqual([]);
  expect([...polynomialRoots(Int32Array.of(P - 3, 0, 1))]).toEqual([]); // 3 is a primitive root
});

it("takes parts of two roots, and of more and fewer than fit one array", () => {
  for (const count of [2, 3, 32, 33, 34, 70]) {
    const roots = Array.from({ length: count }, (_, i) => (i * i * i * 7919 + 5 * i) % P);
    let f: Int32Array = Int32Array.of(1);
    for (const root of roots) f = convolution(f, Int32Array.of((P - root) % P, 1));
    expect([...polynomialRoots(f)]).toEqual([...roots].sort((a, b) => a - b));
  }
});

it("refuses 0, what is no residue, and too many terms", () => {
  const long = new Int32Array(2 ** 20 + 1);
  expect(() => polynomialRoots(long)).toThrow("polynomialRoots: expected at most 2^20 terms");
});
