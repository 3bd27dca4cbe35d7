import { expect, it } from "vitest";
import { Random } from "../../sequence/random";
import { newtonBasis } from "../newton-basis";

const P = 998244353;

it("needs one point less than terms", () => {
  // 7 + 2 x + x² = 10 + 5 (x - 1) + (x - 1) (x - 2)
  const f = Int32Array.of(7, 2, 1);
  for (const points of [
    [1, 2],
    [1, 2, 9],
    [1, 2, 9, 9],
  ]) {
    expect([...newtonBasis(f, Int32Array.from(points))]).toEqual([10, 5, 1]);
  }
  expect([...newtonBasis(Int32Array.of(7), new Int32Array(0))]).toEqual([7]);
  expect(newtonBasis(new Int32Array(0), new Int32Array(0)).length).toBe(0);
});

it("gives back the value at the first point, and the terms at points 0", () => {
  const random = new Random(1);
  const f = Int32Array.from({ length: 1000 }, () => random.int(0, P - 1));
  expect(newtonBasis(f, new Int32Array(1000))).toEqual(f);
  const sum = f.reduce((a, b) => (a + b) % P, 0);
  expect(newtonBasis(f, new Int32Array(1000).fill(1))[0]).toBe(sum);
});

it("refuses what is no residue, and other numbers of points", () => {
  const many = new Int32Array(2 ** 20 + 1);
  expect(() => newtonBasis(many, many)).toThrow("newtonBasis: expected at most 2^20 terms");
});
